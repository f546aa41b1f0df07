import { messageOf } from "@carrel/hooks";
import type { MailChoice } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { useMutation, useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { AuthHeading } from "./auth-heading";
import { Linked, LinkFailure } from "./linked";

const TITLE = "Mails that you did not ask for";

/** What each choice means, once it stands. */
const STANDS = {
  all: ({ orgName }: MailChoice) => `${orgName} may mail you, when somebody there enters your address.`,
  others: ({ orgName }: MailChoice) => `${orgName} sends you no more mails that you did not ask for.`,
  none: () => "No organisation here sends you mails that you did not ask for.",
} as const;

/** Stops mails that somebody did not ask for, by the link in one of them; and lets them come again. */
export const MailsChoiceScreen = () => (
  <Linked screen="/auth/mails" title={TITLE} description="A link from a mail belongs here.">
    {(token) => <Choice token={token} />}
  </Linked>
);

function Choice({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(q.mails.wanted({ token }));
  const choose = useMutation(q.mails.setWanted());
  const choice = choose.data ?? data;
  if (!choice)
    return (
      <>
        <AuthHeading title={TITLE} description="A link from a mail opened this page." />
        {error && <LinkFailure error={error} onRetry={() => void refetch()} />}
      </>
    );
  const offer = (wanted: MailChoice["wanted"], label: string, variant: "primary" | "secondary") => (
    <Button
      variant={variant}
      size="lg"
      block
      loading={choose.isPending && choose.variables.wanted === wanted}
      onClick={() => choose.mutate({ token, wanted })}
    >
      {label}
    </Button>
  );
  return (
    <>
      <AuthHeading title={TITLE} description={STANDS[choice.wanted](choice)} />
      {choose.error && (
        <Callout tone="danger" role="alert">
          {messageOf(choose.error)}
        </Callout>
      )}
      {choose.isSuccess && (
        <Callout tone="success" role="status">
          Your choice stands. You can change it here at any time.
        </Callout>
      )}
      <div className="flex flex-col gap-3">
        {choice.wanted === "all" && offer("others", `Stop mails of ${choice.orgName}`, "primary")}
        {choice.wanted !== "none" && offer("none", "Stop those of all organisations", "secondary")}
        {choice.wanted !== "all" && offer("all", "Let them mail me again", "secondary")}
      </div>
      <p className="text-sm text-muted">What you ask for yourself, such as a code, always comes.</p>
    </>
  );
}
