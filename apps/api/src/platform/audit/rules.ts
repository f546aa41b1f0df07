/** What an entry is called that tells of no change but of a refusal. */
export const REFUSED_SIGN_IN = "auth.signInRefused";
export const DENIED = "auth.permissionDenied";
