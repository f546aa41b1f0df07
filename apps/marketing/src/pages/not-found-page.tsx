import { Button } from "@carrel/ui/button";

/** An address that leads nowhere. */
export function NotFoundPage() {
  return (
    <section className="mx-auto flex min-h-[60dvh] max-w-[76rem] flex-col items-start justify-center gap-5 px-4 py-24 sm:px-8">
      <h1 className="max-w-[20ch] font-display text-4xl leading-tight text-strong">There is nothing at this address</h1>
      <p className="text-lg">It may have moved, or the link is incomplete.</p>
      <Button asChild variant="primary" size="lg">
        <a href="/">Go to the home page</a>
      </Button>
    </section>
  );
}
