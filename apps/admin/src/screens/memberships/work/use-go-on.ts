import { useNavigate } from "@tanstack/react-router";

/** Leads to the membership that goes on: what was used may stay with the one before, which has ended. */
export function useGoOn() {
  const navigate = useNavigate();
  return (before: string, membershipId: string) => {
    if (before === membershipId) return;
    void navigate({
      to: ".",
      params: (now: object) => ({ ...now, membershipId }),
      search: true,
      resetScroll: false,
      replace: true,
    } as Parameters<typeof navigate>[0]);
  };
}
