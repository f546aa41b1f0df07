/** A domain as it is saved. */
export interface NamedDomain {
  domain: string;
  isPrimary: boolean;
}

/** The same domains, another one primary. */
export const withPrimary = (domains: readonly NamedDomain[], primary: string): NamedDomain[] =>
  domains.map(({ domain }) => ({ domain, isPrimary: domain === primary }));

/** The domains without one; where that was the primary one, the first of the others is. */
export function withoutDomain(domains: readonly NamedDomain[], gone: string): NamedDomain[] {
  const left = domains.filter(({ domain }) => domain !== gone);
  const primary = left.find(({ isPrimary }) => isPrimary) ?? left[0];
  return primary ? withPrimary(left, primary.domain) : [];
}
