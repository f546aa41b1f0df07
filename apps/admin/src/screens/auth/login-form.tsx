import { useCountdown } from "@carrel/hooks";
import { ApiError, type SecondStep, type Session } from "@carrel/sdk";
import type { Login } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { PasswordInput } from "@carrel/ui/password-input";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Resolver } from "react-hook-form";
import { q } from "../../app/carrel";
import { fieldsFor } from "../../forms/fields";
import { Form } from "../../forms/form";
import { useServerForm } from "../../forms/use-server-form";

const { TextField } = fieldsFor<Login>();

/** What checks the form brings zod along, a seventh of the page: it comes with the first letter. */
const loadRules = () => import("./login-rules");
const checked: Resolver<Login> = async (...form) => (await loadRules()).loginResolver(...form);

interface LoginFormProps {
  /** Whom it is likely to be; filled in already. */
  email?: string;
  /** What was typed as the address so far. */
  onEmail?: (typed: string) => void;
  /** A second factor is asked for. */
  onSecondStep: (step: SecondStep) => unknown;
  onSignedIn: (session: Session) => unknown;
}

const inWords = (minutes: number) => (minutes === 1 ? "a minute" : `${minutes} minutes`);
const inFigures = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

/** E-mail and password; who has a second factor goes on to it. */
export function LoginForm({ email = "", onEmail, onSecondStep, onSignedIn }: LoginFormProps) {
  const login = useMutation(q.auth.login());
  const [end, setEnd] = useState<number | null>(null);
  const wait = useCountdown(end);
  /** Said once; the button counts down. */
  const [refusedFor, setRefusedFor] = useState(0);
  const form = useServerForm(checked, {
    defaultValues: { email, password: "" },
    mode: "onSubmit",
    submit: async (values) => {
      try {
        const reply = await login.mutateAsync(values);
        await (reply.statuscode === 2 ? onSecondStep(reply) : onSignedIn(reply.user));
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 429 && error.retryAfter)) throw error;
        setEnd(Date.now() + error.retryAfter * 1000);
        setRefusedFor(Math.ceil(error.retryAfter / 60));
      }
    },
  });
  const typed = form.watch("email");
  useEffect(() => onEmail?.(typed), [typed, onEmail]);

  return (
    <Form form={form} onInput={() => void loadRules().catch(() => undefined)}>
      {wait > 0 && (
        <Callout tone="danger" role="alert">
          Too many tries. Try again in {inWords(refusedFor)}.
        </Callout>
      )}
      <TextField name="email" label="E-mail" type="email" autoComplete="username" autoFocus={!email} />
      <TextField
        as={PasswordInput}
        name="password"
        label="Password"
        autoComplete="current-password"
        autoFocus={Boolean(email)}
      />
      <Button type="submit" variant="primary" size="lg" block loading={form.formState.isSubmitting} disabled={wait > 0}>
        {wait > 0 ? `Try again in ${inFigures(wait)}` : "Sign in"}
      </Button>
    </Form>
  );
}
