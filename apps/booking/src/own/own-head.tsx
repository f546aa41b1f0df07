import { Button } from "@carrel/ui/button";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { HEADING } from "../flow/flow-frame";
import type { KeptSession } from "./kept-session";
import { forgetMe } from "./leave";

interface OwnHeadProps {
  title: string;
  session: KeptSession;
  other: { label: string; to: "/dashboard" | "/profile" };
}

/** What page this is, whose, and the way out that leaves nothing behind. */
export function OwnHead({ title, session: { email }, other }: OwnHeadProps) {
  const [isBusy, setBusy] = useState(false);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className={HEADING}>{title}</h1>
        <p className="m-0 text-muted wrap-anywhere">Signed in as {email}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button asChild>
          <Link to={other.to}>{other.label}</Link>
        </Button>
        <Button
          loading={isBusy}
          onClick={() => {
            setBusy(true);
            void forgetMe();
          }}
        >
          Forget me on this device
        </Button>
      </div>
    </div>
  );
}
