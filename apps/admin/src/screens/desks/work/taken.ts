import { takenFrom } from "@carrel/sdk";
import type { Alternative } from "@carrel/sdk/schemas";
import { useState } from "react";

/**
 * Keeps what the server offers instead of a desk that is taken.
 * @returns the offers, and what a form's call goes through: its refusal is thrown on
 */
export function useAlternatives() {
  const [alternatives, setAlternatives] = useState<Alternative[]>([]);
  const watch = async <Result>(call: Promise<Result>): Promise<Result> => {
    setAlternatives([]);
    try {
      return await call;
    } catch (error) {
      setAlternatives(takenFrom(error)?.alternatives ?? []);
      throw error;
    }
  };
  return { alternatives, watch };
}
