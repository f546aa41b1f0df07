import { Failure } from "../failure";

/** 429 `rate_limited`. @param milliseconds until it is worth trying again */
export const tooMany = (milliseconds: number) => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new Failure({
    status: 429,
    code: "rate_limited",
    message: `Too many requests. Try again in ${seconds === 1 ? "a second" : `${seconds} seconds`}.`,
    retryAfter: seconds,
  });
};
