import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { DescriptionList } from "@carrel/ui/description-list";
import { NewReseller } from "./new-reseller-schema";
import { useNewReseller } from "./new-reseller-steps";
import { shareText } from "./rate-text";
import { SOLD } from "./sold-kinds";
import type { StepId } from "./wizard-steps";

/** All that was typed, and what happens next. */
export function ReviewStep({ onChange }: { onChange: (step: StepId) => void }) {
  const checked = NewReseller.safeParse(useNewReseller().getValues());
  // The steps before have checked it.
  if (!checked.success) return null;
  const { orgName, orgCode, resellerOrgType, timezone, currency, owner, profitSharing } = checked.data;
  const parts: { step: StepId; title: string; items: { term: string; details: string }[] }[] = [
    {
      step: "profile",
      title: "Profile",
      items: [
        { term: "Name", details: orgName },
        { term: "Code", details: orgCode ?? "Made from the name" },
        { term: "Sells", details: SOLD[resellerOrgType] },
        { term: "Time zone", details: timezone.replaceAll("_", " ") },
        { term: "Currency", details: currency },
      ],
    },
    {
      step: "owner",
      title: "Owner",
      items: [
        { term: "Name", details: owner.name },
        { term: "E-mail", details: owner.email },
        { term: "Phone", details: owner.phone ?? "Not given" },
      ],
    },
    {
      step: "share",
      title: "Profit share",
      items: [
        {
          term: "From today",
          details: profitSharing ? `It gets ${shareText(profitSharing, currency)}` : "Nothing yet",
        },
      ],
    },
  ];
  return (
    <>
      {parts.map(({ step, title, items }) => (
        <section key={step} aria-label={title} className="flex flex-col gap-3 border-b border-border pb-5">
          <div className="flex items-center justify-between gap-3">
            <h3 className="font-medium text-strong">{title}</h3>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Change ${title.toLowerCase()}`}
              onClick={() => onChange(step)}
            >
              Change
            </Button>
          </div>
          <DescriptionList items={items} className="[&_dd]:wrap-anywhere" />
        </section>
      ))}
      <Callout title="What happens then">
        {owner.name} gets a mail to {owner.email} and chooses a password. {orgName} can sign in, has no clients and no
        domain yet; those come next.
      </Callout>
    </>
  );
}
