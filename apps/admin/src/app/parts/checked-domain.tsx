import { messageOf } from "@carrel/hooks";
import type { DnsMapping, DomainStatus as Status } from "@carrel/sdk";
import { nameAsWritten } from "@carrel/sdk/schemas";
import { Callout } from "@carrel/ui/callout";
import { DomainStatus } from "@carrel/ui/domain-status";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { q } from "../carrel";
import { LOCALE } from "../locale";
import { OnlineButton } from "../online-button";

interface CheckedDomainProps {
  /** Whose it is; what DNS says is asked for him. Left out where that can't be asked for. */
  orgId?: string | undefined;
  domain: string;
  status: Status;
  records: DnsMapping | null;
  checkedAt: string | null;
  verifiedAt?: string | null;
  /** When it is switched off unless its records are back. */
  standsUntil?: string | null | undefined;
  /** Of whom it belongs to. */
  timezone: string;
  /** What else can be done with it. */
  actions?: ReactNode;
}

/** What the fields are called where records are set. */
const LABELS = {
  host: "Host / Name",
  name: "Full name",
  expected: "Value / Points to / Target",
  optional: "Optional: for sub-domains of clients",
};

const FAILED =
  "Its records were not seen, so nobody is led here by it. Correct what is marked where the domain is managed, then check again.";
const PENDING =
  "Set these records where the domain is managed. We look by ourselves, and you can close this page: it mostly takes minutes, at some registrars up to two days.";

/** A domain as DNS shows it: how far it is, which records are to be set, what was found, and another look at once. */
export function CheckedDomain({ orgId, domain, status, records, actions, timezone, ...times }: CheckedDomainProps) {
  const check = useMutation(q.website.verifyDns());
  const shown = nameAsWritten(domain);
  const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: timezone });
  const moment = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeStyle: "short", timeZone: timezone });
  const write = (format: Intl.DateTimeFormat, at: string | null | undefined) =>
    at ? format.format(new Date(at)) : undefined;
  const checkedAt = write(moment, times.checkedAt);
  const isSettled = status === "VERIFIED" && !times.standsUntil;

  const checkNow = (id: string) =>
    check.mutate(
      { orgId: id },
      {
        onSuccess: ({ websiteSettings, dnsMapping }) => {
          const left = dnsMapping?.records.filter(({ ok, isOptional }) => !ok && !isOptional).length ?? 0;
          // What is told is of the primary one.
          if (websiteSettings.customDomain !== domain) {
            toast.info("DNS was asked", { description: "What was found stands beside each record." });
          } else if (websiteSettings.status === "VERIFIED" && left === 0) toast.success(`${shown} is verified`);
          else toast.info("Not everything is there yet", { description: leftText(left) });
        },
      },
    );

  return (
    <div className="flex flex-col gap-4">
      {check.error && (
        <Callout tone="danger" live>
          {messageOf(check.error)}
        </Callout>
      )}
      <DomainStatus
        domain={shown}
        ascii={domain}
        status={status}
        {...(records && { records: records.records })}
        {...(checkedAt && { checkedAt })}
        since={write(day, times.verifiedAt)}
        standsUntil={write(day, times.standsUntil)}
        labels={{
          ...LABELS,
          text: {
            NOT_CONFIGURED: "No domain is set up yet.",
            VERIFIED: "All records are as they should be.",
            PENDING,
            FAILED,
          },
        }}
        actions={
          (orgId || actions) && (
            <>
              {orgId && (
                <OnlineButton
                  size="sm"
                  variant={isSettled ? "secondary" : "primary"}
                  loading={check.isPending}
                  onClick={() => checkNow(orgId)}
                >
                  Check now
                </OnlineButton>
              )}
              {actions}
            </>
          )
        }
      />
    </div>
  );
}

const leftText = (left: number) =>
  left === 1
    ? "One record is not as it should be. What was found stands beside it."
    : `${left} records are not as they should be. What was found stands beside each.`;
