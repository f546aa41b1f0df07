/** Why nobody is signed in: he said so, or this device was to forget him. Null: his session ended, or there was none. */
export type Left = "signedOut" | "forgotten" | null;

let left: Left = null;

export const noteLeft = (why: Left): void => {
  left = why;
};

export const whyLeft = (): Left => left;
