import { messageOf } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import type { usePaymentCode } from "./use-payment-code";

/** Why there is no payment code, and another try. */
export const NoCode = ({ query }: Pick<ReturnType<typeof usePaymentCode>, "query">) => (
  <Callout
    tone="danger"
    live
    action={
      <Button size="sm" onClick={() => void query.refetch()}>
        Try again
      </Button>
    }
  >
    {messageOf(query.error)}
  </Callout>
);
