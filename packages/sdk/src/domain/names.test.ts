import fc from "fast-check";
import { expect, it } from "vitest";
import { addressIn, cleanName, withoutLinks } from "./names";

/** What a mail program would make a link of, as generously as any does. */
const LINK = /[a-z][a-z0-9+.-]*:\/\/|www\.|[\p{L}\p{N}-]+[.․。．｡](?:[\p{L}\p{M}]{2,}|xn--)|\S@\S+\.\S/iu;

const HOSTILE = [
  ["Visit https://evil.example/win?now=1 today", "Visit today"],
  ["Visit\nhttps://evil.example", "Visit"],
  ["HTTP://EVIL.EXAMPLE", ""],
  ["hxxps://evil.example", ""],
  ["http:\\\\evil.example", ""],
  ["www.evil.example/path now", "now"],
  ["(www.evil.example)", "("],
  ["evil.example", "evil. example"],
  ["evil.example/path", "evil. example/path"],
  ["sub.evil-site.co.uk", "sub. evil-site. co. uk"],
  ["evil\u200b.example", "evil. example"],
  ["ev\u200dil.exam\u200cple", "evil. example"],
  ["evil。example", "evil. example"],
  ["evil．example", "evil. example"],
  ["xn--e1afmkfd.xn--p1ai", "xn--e1afmkfd. xn--p1ai"],
  ["пример.рф", "пример. рф"],
  ["write@evil.example", "write at evil. example"],
  ["mailto:write@evil.example", ""],
  ["tel:+15551234", ""],
  ["javascript:alert(1)", ""],
  ["elpmaxe.live//:sptth\u202e", "elpmaxe. live//:sptth"],
  ["Asha\u0000\u0007\u001b[31m Rao", "Asha[31m Rao"],
  ["Asha\u2028Rao\u2029", "Asha Rao"],
  ["Asha\r\nBcc: all@evil.example", "Asha Bcc: all at evil. example"],
  ["\u2066Asha\u2069 \ufeffRao\u00ad", "Asha Rao"],
  ["\u{e0041}\u{e0042}Asha", "Asha"],
  ["Asha\u3164Rao", "AshaRao"],
] as const;

it.each(HOSTILE)("makes no link of %j", (name, plain) => {
  expect(withoutLinks(cleanName(name))).toBe(plain);
  expect(withoutLinks(cleanName(name))).not.toMatch(LINK);
});

/** What people and places are called stays as it is, to the letter. */
const HONEST = [
  "ജോണ്\u200d",
  "അവന്\u200d വന്നു",
  "ක්\u200dරියා",
  "نامه\u200cای",
  "👩\u200d👩\u200d👧\u200d👦 Emoji",
  "🏴\u200d☠\ufe0f Pirates",
  "👩🏽\u200d💻 Work",
  "St. John's",
  "Dr. A. B. Rao",
  "A.B. Rao",
  "Coffee & Co.",
  "Café 24/7",
  "Co@Work",
  "@Home",
  "Nº 5 (2nd floor)",
  "Seat 10.30",
  "Conceição O'Neill-Łukasz",
  "李小龍",
  "محمد‌رضا",
  "ക്ര‍",
  "श्‍री",
  "Zoë Müller",
  "Data: the club",
  "Tel Aviv Hub",
  "Desk A-14/2",
];

it.each(HONEST)("leaves %j as it is", (name) => {
  const kept = name.normalize("NFC");
  expect(cleanName(name)).toBe(name === "ക്ര‍" ? "ക്ര" : kept);
  expect(withoutLinks(cleanName(name))).toBe(name === "ക്ര‍" ? "ക്ര" : kept);
  expect(addressIn(name)).toBeUndefined();
});

it("gives a space to dots that a host could have, in mails alone", () => {
  expect(cleanName("Node.js Club")).toBe("Node.js Club");
  expect(withoutLinks("Node.js Club")).toBe("Node. js Club");
  expect(withoutLinks("Dr.Rao")).toBe("Dr. Rao");
});

it("names the address that it finds", () => {
  expect(addressIn("Win at https://evil.example/now today")).toBe("https://evil.example/now");
  expect(addressIn("Win at www.evil.example")).toBe("www.evil.example");
  expect(addressIn("Ask boss@evil.example")).toBe("boss@evil.example");
});

const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(
      fc.constantFrom(
        "http",
        ":",
        "/",
        "//",
        ".",
        "www",
        "evil",
        "com",
        " ",
        "\n",
        "\u200b",
        "\u202e",
        "@",
        "é",
        "e\u0301",
        "。",
      ),
    )
    .map((parts) => parts.join("")),
);

it("cleans once and for all, on one line, and never into a link", () => {
  fc.assert(
    fc.property(text, (name) => {
      const clean = cleanName(name);
      expect(cleanName(clean)).toBe(clean);
      expect(clean).toBe(clean.normalize("NFC"));
      expect(clean).not.toMatch(/[\p{Cc}\u2028\u2029\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]|^\s|\s$|\s\s/u);
      expect(withoutLinks(clean)).not.toMatch(
        /[a-z][a-z0-9+.-]*:\/\/|(?<![\p{L}\p{N}])www\.\S|[\p{L}\p{N}-][.․。．｡][\p{L}\p{M}]{2}/iu,
      );
    }),
    { numRuns: 2000 },
  );
});
