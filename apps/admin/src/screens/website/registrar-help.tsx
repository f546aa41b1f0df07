import { Accordion } from "@carrel/ui/accordion";
import { DescriptionList } from "@carrel/ui/description-list";

/** Each field by the names that registrars give it, and what goes into it. */
const FIELDS = [
  { term: "Type", details: "TXT, CNAME or A, as it stands at the head of each record. Make one entry for each." },
  {
    term: "Host, Name, Label",
    details:
      "Mostly the short form: your registrar adds the rest. @ means the domain itself, and some want that left empty. Where the whole name is asked for, copy the full name.",
  },
  { term: "Value, Points to, Target, Content", details: "As it is copied: no https://, no quotes, nothing behind it." },
  { term: "TTL", details: "Leave it as it is." },
  {
    term: "Proxy",
    details:
      "Where a network stands before your site (a CDN), switch it off for these names: “DNS only”. Else its address is seen in place of ours.",
  },
  {
    term: "Records that are there",
    details:
      "Another A, AAAA or CNAME record of the same name leads visitors elsewhere: delete it. Leave those for mail (MX) and other TXT records alone.",
  },
];

/** What to type where: each registrar calls the same fields otherwise. */
export const RegistrarHelp = () => (
  <Accordion
    items={[
      { value: "fields", title: "What to type where, at your registrar", content: <DescriptionList items={FIELDS} /> },
    ]}
  />
);
