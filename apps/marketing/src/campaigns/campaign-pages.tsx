import { HOLES } from "../layout/holes";
import type { Page, Pages } from "../pages/page";
import type { Campaign } from "./campaign";
import { CampaignPage } from "./campaign-page";
import { CO_WORKING_SPACES } from "./co-working-spaces";
import type { Comparison } from "./comparison";
import { ComparisonPage } from "./comparison-page";
import { COMPARISONS } from "./comparisons";
import { ComparisonsPage } from "./comparisons-page";
import { DEVELOPERS } from "./developers";
import { MarketingPage } from "./marketing-page";
import { RESELLERS } from "./resellers";
import { STUDY_HALLS } from "./study-halls";

const campaignPage = (campaign: Campaign): Page => ({
  title: `For ${campaign.name}: ${HOLES.platform}`,
  description: campaign.description,
  Content: () => <CampaignPage campaign={campaign} />,
});

const comparisonPage = (comparison: Comparison): [path: string, Page] => [
  `/marketing/compare/${comparison.slug}`,
  {
    title: `${comparison.title}: ${HOLES.platform}`,
    description: comparison.description,
    Content: () => <ComparisonPage comparison={comparison} />,
  },
];

/** Pages for those whom a campaign leads here. */
export const CAMPAIGN_PAGES: Pages = {
  "/marketing": {
    title: `Who it is for: ${HOLES.platform}`,
    description:
      "Carrel for study halls, co-working spaces, resellers and developers, and beside what you run on today.",
    Content: MarketingPage,
  },
  "/marketing/study-halls": campaignPage(STUDY_HALLS),
  "/marketing/co-working-spaces": campaignPage(CO_WORKING_SPACES),
  "/marketing/resellers": campaignPage(RESELLERS),
  "/marketing/developers": campaignPage(DEVELOPERS),
  "/marketing/compare": {
    title: `Carrel beside what you know: ${HOLES.platform}`,
    description:
      "Carrel beside a paper register, a spreadsheet and other software, with sources and with what they do better.",
    Content: ComparisonsPage,
  },
  ...Object.fromEntries([...COMPARISONS.habits, ...COMPARISONS.products].map(comparisonPage)),
};
