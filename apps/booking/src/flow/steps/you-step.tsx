import { messageOf, type Once, useOnline } from "@carrel/hooks";
import type { SavedBooking, Taken } from "@carrel/sdk";
import { SaveBooking } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Field } from "@carrel/ui/field";
import { TagInput } from "@carrel/ui/tag-input";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod";
import type { KeptSession } from "../../own/kept-session";
import { wasJustSent } from "../code-wait";
import { guestsAt, roomForGuests } from "../guests";
import { NextStep } from "../next-step";
import { PersonFields } from "../person-fields";
import type { StepProps } from "../step-props";
import { useDesks } from "../use-desks";
import { useSaveBooking } from "../use-save-booking";
import { useSendCode } from "../use-send-code";
import { useSessionProof, useSignedIn } from "../use-session-proof";
import { isMember, isProofUsed, NOBODY, type Proof, type SentCode, type Visitor } from "../visitor";
import { PassChoice } from "./pass-choice";
import { SeatGone, useSeatGone } from "./seat-gone";

const Person = z.object({
  name: SaveBooking.shape.name,
  email: SaveBooking.shape.email,
  phone: z.union([z.literal(""), SaveBooking.shape.phone.unwrap()]),
  guests: SaveBooking.shape.guests.unwrap(),
});

interface YouStepProps extends StepProps {
  visitor: Visitor;
  onVisitor: (visitor: Visitor) => void;
  onForget: () => void;
  /** A proof of an address from a try before: its code is not asked for twice. */
  proof: Proof | null;
  onProof: (proof: Proof | null) => void;
  sent: SentCode | null;
  onSent: (sent: SentCode) => void;
  once: Once;
  onTaken: (taken: Taken) => void;
  onSaved: (saved: SavedBooking) => void;
}

const isFilled = (visitor: Visitor) => Object.values(visitor).some(({ length }) => length > 0);

const pick = ({ name, email, phone }: KeptSession) => ({ name, email, phone });

/** Name and e-mail address; a code goes to the address, unless it was proved already, or who is signed in has it. */
export function YouStep(props: YouStepProps) {
  const { visitor, onVisitor, onForget, proof, onProof, sent, onSent, onDraft, words } = props;
  const mail = useSendCode(props, sent);
  const save = useSaveBooking(props, props);
  const session = useSignedIn();
  const proveBySession = useSessionProof();
  const { desk } = useDesks(props.branch, props.draft);
  const gone = useSeatGone(props, sent);
  const room = roomForGuests(desk);
  const isOnline = useOnline();
  const formId = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const [forgotten, setForgotten] = useState(0);
  const form = useForm<Visitor, unknown, Visitor>({
    resolver: standardSchemaResolver(Person),
    defaultValues: visitor === NOBODY && session ? { ...NOBODY, ...pick(session) } : visitor,
    mode: "onTouched",
  });
  const { errors, isSubmitting } = form.formState;
  const email = form.watch("email").trim().toLowerCase();
  const isProved = proof?.email === email || session?.email === email;

  const isTyped = isFilled(form.watch());
  /** An empty form is nobody's: whoever signs in then finds it filled. */
  const tell = () => onVisitor(isFilled(form.getValues()) ? form.getValues() : NOBODY);

  const forget = () => {
    setFailure(null);
    // First: as the button loses the focus the form tells once more what stands in it.
    form.setFocus("name");
    form.reset(NOBODY);
    setForgotten(forgotten + 1);
    onForget();
  };
  const sendCode = async (email: string) => {
    try {
      onSent(await mail(email));
    } catch (error) {
      if (!wasJustSent(error)) throw error;
    }
  };
  const submit = form.handleSubmit(async (person) => {
    setFailure(null);
    onVisitor(person);
    try {
      const proved = proof?.email === person.email ? proof : await proveBySession(person.email);
      if (proved) {
        onProof(proved);
        if (isMember(proved, person)) return onDraft({ step: "code" });
        try {
          return await save(proved.token, person);
        } catch (error) {
          if (!isProofUsed(error)) throw error;
          onProof(null);
        }
      }
      await sendCode(person.email);
      // Had his session ended, that emptied what he typed: it still is he who sent it.
      onVisitor(person);
      onDraft({ step: "code" });
    } catch (error) {
      setFailure(messageOf(error));
    }
  });

  return (
    <form
      id={formId}
      onSubmit={submit}
      // What is typed outlives a look back at the desks, and a reload.
      onChange={tell}
      onBlur={tell}
      noValidate
      className="flex max-w-[30rem] flex-col gap-5"
    >
      {failure && (
        <Callout tone="danger" role="alert">
          {failure}
        </Callout>
      )}
      <SeatGone {...props} gone={gone} />
      {/* Keys reach it before what it empties: nobody has to pass it on his way. */}
      {isTyped && !session && (
        <Button variant="ghost" className="order-last -ms-4 -mt-3 self-start" onClick={forget}>
          Forget what I typed
        </Button>
      )}
      <PersonFields
        name={form.register("name")}
        email={form.register("email")}
        phone={form.register("phone")}
        emailHint={isProved ? "Your booking goes to it." : "A code goes to it now, and then your booking."}
        errors={errors}
      />
      {room > 0 && (
        <Field
          label="Who comes along"
          optional
          hint={room === 1 ? "One guest's name." : `Up to ${room} guests, by name: Enter adds one.`}
          error={errors.guests?.message}
        >
          <TagInput
            // It keeps a word that it refused.
            key={forgotten}
            value={guestsAt(desk, { guests: form.watch("guests") })}
            onValueChange={(guests) => {
              form.setValue("guests", guests, { shouldDirty: true });
              tell();
            }}
            max={room}
          />
        </Field>
      )}
      <PassChoice {...props} />
      {!gone && (
        <Button variant="ghost" className="-ms-4 self-start" onClick={() => onDraft({ step: "desk" })}>
          Another {words.desk.toLowerCase()}
        </Button>
      )}
      <NextStep>
        <Button
          type="submit"
          form={formId}
          variant="primary"
          size="lg"
          block
          loading={isSubmitting}
          disabled={!isOnline}
        >
          {isMember(proof, { email }) ? "Go on" : isProved ? `Book this ${words.desk.toLowerCase()}` : "Send me a code"}
        </Button>
      </NextStep>
    </form>
  );
}
