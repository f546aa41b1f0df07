import { messageOf, useOnline } from "@carrel/hooks";
import { ApiError } from "@carrel/sdk";
import { Otp } from "@carrel/sdk/schemas";
import { useEffect, useRef, useState } from "react";
import type { Proof } from "./visitor";

interface CodeEntryOptions {
  /** Of a code that was right before: none is asked for. */
  proof: Proof | null;
  prove: (code: string) => Promise<Proof>;
  onProof: (proof: Proof) => void;
  /** What follows. @param isNew whether the code was typed just now */
  onProved: (proof: Proof, isNew: boolean) => Promise<void>;
  mailAgain: () => Promise<void>;
}

/** What is wrong with the code itself stands at its boxes, all else over them. */
interface Failure {
  ofCode: boolean;
  words: string;
}

/** The entry of a mailed code, and what follows once it is right. What is typed offline goes out by itself later. */
export function useCodeEntry({ proof, prove, onProof, onProved, mailAgain }: CodeEntryOptions) {
  const isOnline = useOnline();
  const boxes = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** The code goes out once there is a connection. */
  const [waits, setWaits] = useState(false);
  const [news, setNews] = useState("");

  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setFailure(null);
    setNews("");
    try {
      await work();
    } catch (error) {
      if (navigator.onLine) setFailure({ ofCode: false, words: messageOf(error) });
      else setWaits(true);
    } finally {
      setBusy(false);
    }
  };
  /** @returns null where the code is wrong: the boxes are empty then, and keep the focus */
  const provedBy = async (typed: string): Promise<Proof | null> => {
    try {
      const given = await prove(typed);
      onProof(given);
      return given;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure({ ofCode: true, words: messageOf(error) });
      setCode("");
      return null;
    }
  };
  const send = (typed = code) => {
    if (!proof && !Otp.safeParse(typed).success) {
      boxes.current?.focus();
      return setFailure({ ofCode: true, words: "Enter the six digits of the code" });
    }
    if (!navigator.onLine) return setWaits(true);
    void attempt(async () => {
      const shown = proof ?? (await provedBy(typed));
      if (shown) await onProved(shown, !proof);
    });
  };
  useEffect(() => {
    if (!isOnline || !waits) return;
    setWaits(false);
    send();
  }, [isOnline, waits]);

  return {
    isBusy,
    isOnline,
    waits,
    /** What is wrong that is not about the code. */
    failure: failure && !failure.ofCode ? failure.words : null,
    news,
    send,
    sendAgain: () =>
      void attempt(async () => {
        await mailAgain();
        setCode("");
        setNews("A new code is on its way. Use the newest mail.");
        boxes.current?.focus();
      }),
    /** For the boxes. */
    field: {
      code,
      error: failure?.ofCode ? failure.words : undefined,
      isBusy,
      boxes,
      onCode: (digits: string) => {
        setCode(digits);
        setFailure(null);
        setWaits(false);
      },
      onComplete: send,
    },
  };
}
