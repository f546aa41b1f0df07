import { Button } from "@carrel/ui/button";
import { GET_STARTED } from "../../layout/links";

interface ClosingProps {
  title: string;
  text: string;
  /** The way in; left out: to a place of one's own. */
  action?: { label: string; href: string };
  /** Another way on, beside that one. */
  other?: { label: string; href: string };
}

/** What a page ends with: the way in. It is not printed. */
export const Closing = ({ title, text, action = GET_STARTED, other }: ClosingProps) => (
  <section className="border-t border-border bg-surface print:hidden">
    <div className="mx-auto flex max-w-[76rem] flex-col items-start gap-6 px-4 py-16 sm:px-8 lg:py-20">
      <h2 className="max-w-[24ch] font-display text-3xl leading-tight text-balance text-strong">{title}</h2>
      <p className="max-w-[38rem] text-lg wrap-anywhere">{text}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button asChild variant="primary" size="lg">
          <a href={action.href}>{action.label}</a>
        </Button>
        {other && <a href={other.href}>{other.label}</a>}
      </div>
    </div>
  </section>
);
