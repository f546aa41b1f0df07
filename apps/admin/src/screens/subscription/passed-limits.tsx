import { useTerminology } from "@carrel/hooks";
import type { PassedLimit } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";
import { Callout } from "@carrel/ui/callout";
import { Link } from "@tanstack/react-router";
import { NUMBERS } from "../../app/locale";

const count = new Intl.NumberFormat(NUMBERS);

interface Place {
  one: string;
  many: string;
  /** Where some can be removed. */
  path: "/branches" | "/desks" | "/admin-users";
}

const placesOf = (words: Terminology): Readonly<Record<PassedLimit["limit"], Place>> => ({
  branches: { one: "branch", many: "branches", path: "/branches" },
  desks: { one: words.desk.toLowerCase(), many: words.desks.toLowerCase(), path: "/desks" },
  adminUsers: { one: "person of staff", many: "people of staff", path: "/admin-users" },
});

interface PassedLimitsProps {
  planName: string;
  limits: readonly PassedLimit[];
  /** Whether the places where some could be removed are open. */
  isOfficeOpen: boolean;
}

/** Why a plan holds too little, limit by limit, and what can be done. */
export function PassedLimits({ planName, limits, isOfficeOpen }: PassedLimitsProps) {
  const places = placesOf(useTerminology());
  return (
    <Callout live tone="warning" title={`${planName} holds less than you have`}>
      <ul className="m-0 flex flex-col gap-1 ps-5">
        {limits.map(({ limit, used, allowed }) => {
          const { one, many, path } = places[limit];
          const over = used - allowed;
          return (
            <li key={limit}>
              Room for {count.format(allowed)} {allowed === 1 ? one : many}, and you have {count.format(used)}.{" "}
              {isOfficeOpen && (
                <Link to={path} className="underline underline-offset-2">
                  Remove {count.format(over)} {over === 1 ? one : many}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      <p className="m-0 mt-2">Choose a larger plan, or add-ons beside it.</p>
    </Callout>
  );
}
