import { messageOf, useOnline } from "@carrel/hooks";
import type { Erased } from "@carrel/sdk";
import { AlertDialog } from "@carrel/ui/alert-dialog";
import { Button } from "@carrel/ui/button";
import { Field } from "@carrel/ui/field";
import { TextInput } from "@carrel/ui/text-input";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "./carrel";
import { forgetHere } from "./kept-session";
import { noteLeft } from "./left";

interface EraseMineProps {
  orgName: string;
  email: string;
  onErased: (erased: Erased) => void;
}

/** Erases what is kept of a visitor, after he typed his address. */
export function EraseMine({ orgName, email, onErased }: EraseMineProps) {
  const [isOpen, setOpen] = useState(false);
  const [confirm, setConfirm] = useState("");
  const erase = useMutation(q.visitor.erase());
  const isOnline = useOnline();
  const isRight = confirm.trim().toLowerCase() === email.toLowerCase();
  return (
    <section aria-labelledby="erase" className="flex flex-col gap-3">
      <h2 id="erase" className="text-xl font-semibold text-strong">
        Leave for good
      </h2>
      <p className="m-0 max-w-[44rem]">
        Your name, addresses and numbers are taken out of everything that {orgName} keeps. What was booked and paid
        stays in its books without them, since books have to be kept. You are signed out everywhere.
      </p>
      <Button className="-ms-4 self-start" variant="danger-ghost" onClick={() => setOpen(true)}>
        Erase my data
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={(open) => {
          setOpen(open);
          setConfirm("");
        }}
        tone="danger"
        title="Erase your data?"
        description="Nothing brings it back. A booking to come, something that runs or is due has to end before."
        confirmLabel="Erase my data"
        cancelLabel="Keep it"
        confirmDisabled={!isOnline || !isRight}
        describeError={messageOf}
        onConfirm={async () => {
          const erased = await erase.mutateAsync({ confirm: confirm.trim() });
          onErased(erased);
          noteLeft("forgotten");
          forgetHere();
        }}
      >
        <Field label="Type your e-mail address" hint={email}>
          <TextInput
            type="email"
            autoComplete="off"
            value={confirm}
            onChange={({ target }) => setConfirm(target.value)}
          />
        </Field>
      </AlertDialog>
    </section>
  );
}
