import type { Topic } from "./rule";

export const wording: Topic = {
  title: "Words and brand",
  rules: [
    {
      what: "A study hall has Seats and Users and takes a Seat Booking; a co-working space, which is the default, has Desks, Members and a Desk Booking.",
      where: ["packages/sdk/src/domain/terminology.ts#WORDS", "packages/hooks/src/use-terminology.ts#useTerminology"],
      says: ["Seat", "Seats", "User", "Users", "Seat Booking", "Desk", "Desks", "Member", "Members", "Desk Booking"],
      heldBy: [
        "packages/sdk/src/domain/terminology.test.ts › says Seat and User in a study hall",
        "e2e/tests/organisation.spec.ts › name and kind of place change every screen at once, in other tabs too",
      ],
    },
    {
      what: "The large and the small logo show where the organisation says so; else, or where they are missing, the square one.",
      where: ["packages/ui/src/brand-logo/pick-logo.ts#logoSources", "packages/ui/src/brand-logo/pick-logo.ts#WANTED"],
      says: ["showSmallLogo", "showLargeLogo"],
      heldBy: [
        "packages/ui/src/brand-logo/pick-logo.test.ts › the logo of the wanted size comes first, the square one after it",
        "packages/ui/src/brand-logo/pick-logo.test.ts › a logo whose flag is off or missing is not shown",
        "e2e/tests/organisation.spec.ts › logos are taken over at once, shown by their flags, and a file that is none is refused",
      ],
    },
    {
      what: "The name is hidden only where `brandNameVisible` is false.",
      where: "packages/ui/src/brand-logo/brand-logo.tsx#BrandLogo",
      heldBy: "packages/ui/src/brand-logo/brand-logo.stories.tsx › NameHiddenPictureSpeaks",
    },
    {
      what: "Addresses of stored pictures are signed, last 10 minutes, and are kept as long (600,000 ms).",
      where: "packages/sdk/src/client/signed-urls.ts#SIGNED_URL_LIFE",
      says: ["600_000"],
      heldBy: [
        "packages/sdk/src/client/signed-urls.test.ts › asks once for a key while its address works",
        "packages/sdk/src/client/create-client.test.ts › asks the presigning service at its own address",
        "apps/api/src/areas/gallery/gallery.test.ts › shows pictures in the order in which they came, each redrawn, at addresses that last ten minutes",
      ],
    },
    {
      what: "A logo is uploaded with `logoType` small or large.",
      where: "packages/sdk/src/schemas/reseller.ts#UploadLogo",
      says: ["small", "large"],
      heldBy:
        "e2e/tests/resellers.spec.ts › a rate is planned and replaced, branding is saved or stayed with, and a reseller is switched off and on",
    },
  ],
};

export const publicPages: Topic = {
  title: "Around the public pages",
  rules: [
    {
      what: "The header of a client's site has a picker where there is more than one branch, each shown in upper case by style.",
      where: "packages/ui/src/client-header/client-header.tsx#ClientHeader",
      says: ["branches.length > 1", "branches={branches}"],
      heldBy: [
        "packages/ui/src/client-header/client-header.stories.tsx › Default",
        "packages/ui/src/client-header/client-header.stories.tsx › OneBranch",
        "e2e/tests/booking-screens.spec.ts › a client site's header and footer",
      ],
    },
    {
      what: "The footer of a client's site leads to Home, Privacy Policy and Terms, and to Twitter, Facebook and LinkedIn where they are set.",
      where: [
        "apps/booking/src/site/site-parts.tsx#SiteParts",
        "packages/ui/src/client-footer/client-footer.tsx#ClientFooter",
      ],
      says: ["Home", "Privacy Policy", "Terms"],
      heldBy: [
        "packages/ui/src/client-footer/client-footer.stories.tsx › NoNetworks",
        "e2e/tests/booking-screens.spec.ts › a client site's header and footer",
      ],
    },
    {
      what: "The client's footer leads to a privacy policy and to terms.",
      where: "apps/booking/src/site/platform-address.ts#platformAddress",
      heldBy: [
        "apps/booking/src/site/platform-address.test.ts › leads from a client's site to the platform's host, or his reseller's, where they are here (%s)",
        "e2e/tests/booking-screens.spec.ts › a client site's header and footer",
      ],
    },
    {
      what: "While a booking page fetches its branches it says “Loading workspace...”.",
      where: "apps/booking/src/app/workspace-loading.tsx#WorkspaceLoading",
      says: ["Loading workspace..."],
      heldBy: "e2e/tests/booking-screens.spec.ts › slow, then broken",
    },
    {
      what: "The platform's header turns solid once the page is scrolled by more than 50 px.",
      where: [
        "packages/ui/src/marketing-header/marketing-header.css#block-size: 50px",
        "packages/ui/src/marketing-header/marketing-header.tsx#MarketingHeader",
      ],
      heldBy: "packages/ui/src/marketing-header/marketing-header.stories.tsx › SolidPast50Pixels",
    },
    {
      what: "“Get Started Free” leads to the registration.",
      where: "apps/marketing/src/layout/links.ts#GET_STARTED",
      says: ["Get Started Free", "/auth/register"],
      heldBy: "e2e/tests/journey.spec.ts › a person registers a study hall and lands signed in",
    },
    {
      what: "The platform's header leads to Features, Pricing, About and Contact.",
      where: "apps/marketing/src/layout/links.ts#HEADER_LINKS",
      says: ["Features", "/features", "Pricing", "/pricing", "About", "/about", "Contact", "/contact"],
      heldBy: [
        "apps/marketing/pages.test.ts › %s leads to addresses and parts that are there",
        "packages/ui/src/marketing-header/marketing-header.stories.tsx › Default",
      ],
    },
    {
      what: "The platform's footer has the columns Product, Company, Support and Legal.",
      where: "apps/marketing/src/layout/links.ts#FOOTER_COLUMNS",
      says: ["Product", "Company", "Support", "Legal"],
      heldBy: [
        "apps/marketing/pages.test.ts › %s leads to addresses and parts that are there",
        "packages/ui/src/marketing-footer/marketing-footer.stories.tsx › Default",
      ],
    },
    {
      what: "The footer's copyright is of 2025.",
      where: "apps/marketing/src/layout/links.ts#COPYRIGHT_YEAR",
      says: ["2025"],
      heldBy: "packages/ui/src/marketing-footer/marketing-footer.stories.tsx › Default",
    },
    {
      what: "Pricing, contact, about and privacy come in alternate designs of the same content.",
      where: [
        "apps/marketing/src/pages/in-designs.tsx#inDesigns",
        "apps/marketing/src/pages/company-pages.ts#COMPANY_PAGES",
      ],
      says: ["designs"],
      heldBy: "apps/marketing/pages.test.ts › come in designs that say the same",
    },
    {
      what: "A form of contact sends a message, and shows the reply's own.",
      where: [
        "packages/ui/src/contact-form/contact-form.tsx#ContactForm",
        "packages/ui/src/contact-form/send-contact-form.ts#sendContactForm",
        "apps/marketing/src/pages/contact/contact-form-fill.tsx#contactFormFill",
      ],
      heldBy: [
        "packages/ui/src/contact-form/contact-form.stories.tsx › SentFromThePage",
        "e2e/tests/platform-contact.spec.ts › a message is sent without leaving the page, and its errors stand at their fields",
      ],
    },
  ],
};

export const branchChoice: Topic = {
  title: "The branch one works in",
  rules: [
    {
      what: "The dialog asks for a branch (“Please select a branch”) and has Cancel and Update.",
      where: "apps/admin/src/app/change-branch-dialog.tsx#ChangeBranchDialog",
      says: ["Please select a branch", "Cancel", "Update"],
      heldBy: "e2e/tests/branch-and-theme.spec.ts › a branch has to be chosen; cancelling changes nothing",
    },
    {
      what: "People of every branch (`isDefaultUser`) are offered all branches, others their `allowedBranches`.",
      where: ["apps/admin/src/app/use-branches.ts#useBranches", "apps/api/src/areas/tenant.ts#placeOf"],
      heldBy: [
        "e2e/tests/branch-and-theme.spec.ts › people of some branches are offered those, people of every branch all",
        "apps/api/src/areas/auth/auth.test.ts › chooses among one's own branches, and does not find others",
      ],
    },
    {
      what: "The choice stands in the session; all that was loaded is forgotten, but theme, organisation and session.",
      where: "packages/hooks/src/use-branch.ts#useBranch",
      heldBy: [
        "packages/hooks/src/session.test.tsx › changes the branch and forgets all but session and organisation",
        "e2e/tests/branch-and-theme.spec.ts › a change forgets what was loaded, but not theme, organisation and session",
      ],
    },
    {
      what: "It succeeds with “Branch updated successfully” and fails under “Error” with the server's message, else “Failed to update branch”.",
      where: [
        "packages/sdk/src/contract/auth.ts#selectBranch",
        "apps/admin/src/app/change-branch-dialog.tsx#ChangeBranchDialog",
      ],
      says: ["Branch updated successfully", "Failed to update branch", "Error"],
      heldBy: [
        "packages/hooks/src/session.test.tsx › keeps everything when the server refuses",
        "e2e/tests/admin-habits.spec.ts › changing the branch: the choice is required, the lists follow, one message says so",
      ],
    },
  ],
};

export const look: Topic = {
  title: "Themes and preferences",
  rules: [
    {
      what: "The panel sets the scale (12, 13, 14, 15 or 16; 14 unless chosen), outlined or filled inputs (outlined), the ripple (on), dark or light (as the device has it, unless chosen), and the theme.",
      where: [
        "packages/ui/src/theme-panel/theme-panel.tsx#ThemePanel",
        "packages/ui/src/theme/preferences.ts#scales",
        "packages/ui/src/theme/preferences.ts#appearanceOf",
      ],
      says: ["[12, 13, 14, 15, 16]", "?? 14", '?? "outlined"', "ripple ?? true"],
      heldBy: [
        "packages/ui/src/theme-panel/theme-panel.stories.tsx › EveryChoiceReachesThePage",
        "packages/ui/src/theme-panel/theme-panel.stories.tsx › ScaleStopsAtItsEnds",
        "e2e/tests/system-settings.spec.ts › whoever's device is dark sees dark pages, until he chooses",
      ],
    },
    {
      what: "56 themes are offered, each light or dark; `lara-light-blue` is the one that nobody chose.",
      where: ["packages/ui/src/themes/themes.ts#themes", "packages/ui/src/themes/themes.ts#defaultThemeId"],
      says: ["lara-light-blue"],
      heldBy:
        "packages/ui/scripts/build-themes.test.mjs › are 56, each with a twin that exists and is of the other mode",
    },
    {
      what: "What is chosen is remembered on the device.",
      where: "packages/ui/src/theme/store.ts#changePreferences",
      heldBy: "e2e/tests/branch-and-theme.spec.ts › what is set in the theme panel holds, and is remembered",
    },
    {
      what: "Only an organisation that is neither a reseller nor a client changes its theme.",
      where: [
        "apps/admin/src/app/organisation-theme.tsx#isThemeFixed",
        "apps/api/src/areas/organisation/settings.ts#updateTheme",
      ],
      heldBy: [
        "apps/api/src/areas/organisation/organisation.test.ts › keep the theme of %s as it is",
        "e2e/tests/branch-and-theme.spec.ts › … keeps the theme that it was given, and chooses the rest",
      ],
    },
  ],
};
