import type { DeskUploadValidation } from "@carrel/sdk/schemas";
import { Callout } from "@carrel/ui/callout";
import { NUMBERS } from "../../../app/locale";
import { MoreRoom } from "../../../app/parts/more-room";

const count = new Intl.NumberFormat(NUMBERS);

type TooManyRowsProps = NonNullable<DeskUploadValidation["room"]> & { nouns: { one: string; many: string } };

/** Says before a sheet is saved that the plan has no room for all of it; nothing where it has. */
export function TooManyRows({ used, allowed, adding, nouns }: TooManyRowsProps) {
  const fits = Math.max(allowed - used, 0);
  if (adding <= fits) return null;
  const left = adding - fits;
  return (
    <Callout
      className="mb-5"
      tone="warning"
      live
      title={
        fits === 0
          ? "Your plan is full"
          : `Your plan has room for ${count.format(fits)} more ${fits === 1 ? nouns.one : nouns.many}`
      }
      action={<MoreRoom />}
    >
      The sheet has {count.format(adding)} {adding === 1 ? nouns.one : nouns.many}. All are added or none: take out{" "}
      {count.format(left)} {left === 1 ? "row" : "rows"}, or write “no” under “Active” for what is to come later.
    </Callout>
  );
}
