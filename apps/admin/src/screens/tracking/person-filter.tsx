import { Combobox } from "@carrel/ui/combobox";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";

const ALL = "all";

interface PersonFilterProps {
  /** Id of who did it; undefined for everybody. */
  user: string | undefined;
  onChange: (user: string | undefined) => void;
}

/** Whose events are listed. */
export function PersonFilter({ user, onChange }: PersonFilterProps) {
  const people = useQuery(q.tracking.users());
  const known = people.data?.users ?? [];
  return (
    <Combobox
      aria-label="Person"
      className="w-full sm:w-56"
      loading={people.isPending}
      options={[
        { value: ALL, label: "Everybody" },
        ...known.map(({ _id, name, email }) => ({ value: _id, label: name, hint: email })),
        ...(user && people.isSuccess && !known.some(({ _id }) => _id === user)
          ? [{ value: user, label: "Somebody who did nothing" }]
          : []),
      ]}
      value={user ?? ALL}
      onValueChange={(value) => onChange(value === ALL ? undefined : value)}
    />
  );
}
