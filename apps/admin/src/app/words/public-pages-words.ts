/** What a reseller's host can show to who isn't signed in. */
export const PUBLIC_PAGES_WORDS = {
  label: "What visitors of your host see",
  kinds: {
    none: { label: "The sign-in", description: "Your host is for people who work in it." },
    own: {
      label: "Pages in your name",
      description: "What it does, what it costs and how to reach you, with your name, colour and logo.",
    },
    elsewhere: { label: "A site of yours", description: "Visitors are led to an address that you name." },
  },
  address: { label: "Address of your site", hint: "Such as https://example.com, on another host than this one." },
} as const;
