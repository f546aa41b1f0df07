import { useTerminology } from "@carrel/hooks";
import type { Known } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Link } from "@tanstack/react-router";

interface KnownNoticeProps {
  /** Who has what was given; nobody: nothing shows. */
  known: readonly Known[];
  /** Whose record it is that is changed; it can be merged with another. Absent: of somebody new. */
  customerId?: string | undefined;
}

const FIELD = { email: "e-mail address", phone: "phone number" } as const;

/** Says that somebody is known already, and leads to his record in place of another one of him. */
export function KnownNotice({ known, customerId: ownId }: KnownNoticeProps) {
  const member = useTerminology().member.toLowerCase();
  const people = Map.groupBy(known, ({ _id }) => _id);
  if (people.size === 0) return null;
  return (
    <Callout
      live
      tone="warning"
      title="Already known"
      action={[...people].map(([customerId, [person]]) => (
        <Button key={customerId} asChild size="sm" className="wrap-anywhere">
          {/* What was typed is there already. */}
          {ownId ? (
            <Link
              to="/customers/$customerId/merge"
              params={{ customerId: ownId }}
              search={{ with: customerId }}
              ignoreBlocker
            >
              Merge with {person?.name}
            </Link>
          ) : (
            <Link to="/customers/$customerId" params={{ customerId }} ignoreBlocker>
              Use {person?.name}
            </Link>
          )}
        </Button>
      ))}
    >
      {people.size === 1
        ? `One person is one ${member}: ${ownId ? "merge the two records" : "open the record that there is"}, or give another ${fieldsOf(known)}.`
        : `The ${FIELD.email} is one ${member}’s and the ${FIELD.phone} another’s.`}
    </Callout>
  );
}

const fieldsOf = (known: readonly Known[]) => known.map(({ field }) => FIELD[field]).join(" and ");
