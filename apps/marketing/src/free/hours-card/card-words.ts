/** Languages of a card: what Intl does not know of them. Days and dates come from Intl. */
export const LANGUAGES = {
  en: { name: "English", title: "Opening hours", closed: "Closed" },
  hi: { name: "Hindi", title: "खुलने का समय", closed: "बंद" },
  bn: { name: "Bengali", title: "খোলার সময়", closed: "বন্ধ" },
  mr: { name: "Marathi", title: "उघडण्याची वेळ", closed: "बंद" },
  gu: { name: "Gujarati", title: "ખુલવાનો સમય", closed: "બંધ" },
  ur: { name: "Urdu", title: "اوقات کار", closed: "بند" },
  ar: { name: "Arabic", title: "ساعات العمل", closed: "مغلق" },
  de: { name: "German", title: "Öffnungszeiten", closed: "Geschlossen" },
  es: { name: "Spanish", title: "Horario de apertura", closed: "Cerrado" },
  fr: { name: "French", title: "Heures d’ouverture", closed: "Fermé" },
  id: { name: "Indonesian", title: "Jam buka", closed: "Tutup" },
  it: { name: "Italian", title: "Orari di apertura", closed: "Chiuso" },
  nl: { name: "Dutch", title: "Openingstijden", closed: "Gesloten" },
  pl: { name: "Polish", title: "Godziny otwarcia", closed: "Zamknięte" },
  pt: { name: "Portuguese", title: "Horário de funcionamento", closed: "Fechado" },
  tr: { name: "Turkish", title: "Çalışma saatleri", closed: "Kapalı" },
} as const satisfies Record<string, { name: string; title: string; closed: string }>;

export type Language = keyof typeof LANGUAGES;
