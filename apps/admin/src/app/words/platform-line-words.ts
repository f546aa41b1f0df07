/** What the switch of a reseller's line is called, and what it does. */
export const platformLineWords = (orgName: string) => ({
  label: "Say on whose platform it runs",
  description: `One line, “${orgName} runs on …”, below the sign-in, at the end of the help and in mails. Switched off, the platform's name is nowhere.`,
});
