import { validateDomain } from "@carrel/ui/domain-input";

/** What follows the first dot. */
export const homeOf = (domain: string) => domain.slice(domain.indexOf(".") + 1);

/**
 * A sub-domain as it is asked for: the first word alone is enough.
 * @param typed as people write it
 * @param home below which it lies when none was typed
 * @example wantedName(" Harbour ", "sites.example.com") // "harbour.sites.example.com"
 */
export function wantedName(typed: string, home: string | undefined): string {
  const name = typed.trim().toLowerCase();
  const whole = name && home && !name.includes(".") ? `${name}.${home}` : name;
  return validateDomain(whole).ascii ?? whole;
}
