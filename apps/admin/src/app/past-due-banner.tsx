import { Banner } from "@carrel/ui/banner";
import { Link } from "@tanstack/react-router";

interface PastDueBannerProps {
  text: string;
  /** Else somebody else has to be told. */
  mayPay: boolean;
}

/** That payment is due, and how long everything still works: over every screen until it is paid. */
export const PastDueBanner = ({ text, mayPay }: PastDueBannerProps) => (
  <Banner
    tone="warning"
    action={
      mayPay && (
        <Link to="/subscription/change" className="font-semibold whitespace-nowrap underline underline-offset-2">
          Pay now
        </Link>
      )
    }
  >
    {text}
    {!mayPay && " Ask whoever manages the subscription to pay."}
  </Banner>
);
