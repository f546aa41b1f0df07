export interface Advice {
  /** When to use it, and what it does. */
  text: string;
  dos: string[];
  donts: string[];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Takes the advice out of a component's description: its sentences that start with "Do" or "Don't", also after a
 * semicolon ("Do name the task; don't open a dialog from a dialog.").
 */
export function adviceOf(description: string): Advice {
  const advice: Advice = { text: "", dos: [], donts: [] };
  const sentences = description.split(/(?<=[.!?][)”"]?)\s+(?=[A-Z`“⌘])/);
  const rest: string[] = [];
  for (const sentence of sentences) {
    if (!/^Do(n't)? /.test(sentence)) {
      rest.push(sentence);
      continue;
    }
    for (const part of sentence.split(/;\s+(?=do(?:n't)? )/i)) {
      const words = part.replace(/^do(n't)? /i, "").replace(/\.$/, "");
      (/^don't /i.test(part) ? advice.donts : advice.dos).push(`${capital(words)}.`);
    }
  }
  advice.text = rest.join(" ");
  return advice;
}
