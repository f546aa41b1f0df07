/** An address of one of the apps that people are to find, beside the office's own places. */
export interface AskedAddress {
  /** Whose host: the platform's (or a reseller's), or an organisation's own site. */
  host: "platform" | "client";
  /** `/*`: at least one below it. */
  path: string;
  what: string;
}

const platform = (path: string, what: string): AskedAddress => ({ host: "platform", path, what });
const client = (path: string, what: string): AskedAddress => ({ host: "client", path, what });

export const ADDRESSES: readonly AskedAddress[] = [
  platform("/", "the home page"),
  platform("/features", "what it does"),
  platform("/pricing", "what it costs, in several designs"),
  platform("/about", "who makes it, in several designs"),
  platform("/contact", "how to write to us, in several designs"),
  platform("/faq", "questions and answers"),
  platform("/privacy", "the privacy policy, in several designs"),
  platform("/terms", "the terms"),
  platform("/demo", "a live demo"),
  platform("/marketing/*", "pages of campaigns"),
  platform("/documentation/*", "the guides and the API's reference"),
  platform("/free/*", "free tools"),
  platform("/ecommerce/*", "the shop of plans and add-ons"),
  platform("/qr-booking/*", "booking from a QR code"),
  platform("/mobile-payment/*", "paying by phone"),
  platform("/auth/login", "the sign-in"),
  platform("/auth/verify-otp", "its second step"),
  platform("/auth/register", "the registration"),
  platform("/auth/verify-register-otp", "its code"),
  platform("/auth/forgot-password", "a password that was forgotten"),
  platform("/auth/verify-reset-otp", "its code, and the new password"),
  platform("/subscription-expired", "that the subscription has ended"),
  platform("/plans-selection", "choosing a plan"),
  platform("/404", "that there is nothing"),
  client("/", "the site's home"),
  client("/info", "about the place"),
  client("/contact", "how to reach it"),
  client("/booking/*", "booking"),
  client("/book/*", "booking"),
  client("/dashboard", "the visitor's own bookings"),
  client("/profile", "the visitor's own details"),
  client("/mobile-payment/*", "paying by phone"),
];
