interface NamedDesk {
  name: string;
  zone?: string;
  kind?: string;
  statusLabel: string;
  when?: string;
  detail?: string;
  next?: string;
  amenities?: readonly string[];
}

/**
 * What a screen reader says for a desk.
 *
 * @param noun what a desk is called here; not repeated where the name already begins with it
 * @example deskName({ name: "A14", statusLabel: "Available", detail: "₹250 an hour" }, "Seat") // "Seat A14, available, ₹250 an hour"
 */
export const deskName = (
  { name, zone, kind, statusLabel, when, detail, next, amenities = [] }: NamedDesk,
  noun = "",
): string => {
  const named = name.toLocaleLowerCase().startsWith(noun.toLocaleLowerCase()) ? name : `${noun} ${name}`;
  const said = [named, zone, kind, statusLabel.toLocaleLowerCase(), when, detail, next, ...amenities];
  return said.filter(Boolean).join(", ");
};
