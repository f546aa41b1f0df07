import { Callout } from "@carrel/ui/callout";
import type { ReactNode } from "react";
import { OnlineButton } from "../online-button";

interface InactiveNoticeProps {
  /** Left out for those who may not. */
  onActivate: (() => void) | false;
  /** What it stops meanwhile. */
  children: ReactNode;
}

/** Says of a record that it is switched off, and has it switched on again. */
export const InactiveNotice = ({ onActivate, children }: InactiveNoticeProps) => (
  <Callout
    tone="warning"
    title="Inactive"
    action={
      onActivate && (
        <OnlineButton variant="primary" onClick={onActivate}>
          Activate
        </OnlineButton>
      )
    }
  >
    {children}
  </Callout>
);
