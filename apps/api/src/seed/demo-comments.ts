/** What an organisation noted of one below it, by their codes. */
export interface DemoComment {
  by: string;
  about: string;
  daysAgo: number;
  text: string;
}

export const DEMO_COMMENTS: readonly DemoComment[] = [
  {
    by: "NORTHSIDE",
    about: "HARBOUR",
    daysAgo: 92,
    text: "Opened Pier 4. Leena wants the second branch on the same subscription.",
  },
  {
    by: "NORTHSIDE",
    about: "HARBOUR",
    daysAgo: 31,
    text: "Old Mill is up. Asked whether visitors can pay online before they come.",
  },
  {
    by: "NORTHSIDE",
    about: "HARBOUR",
    daysAgo: 6,
    text: "Would like their own domain before the new year. Call back on Monday.",
  },
  {
    by: "CARREL",
    about: "ATHENA",
    daysAgo: 18,
    text: "Asha asked for longer booking windows during the exam weeks. Showed her the setting.",
  },
  {
    by: "CARREL",
    about: "LAPSED",
    daysAgo: 12,
    text: "Subscription ran out. Kabir says that the renewal waits for his accountant.",
  },
];
