import { expectAccessibleNow } from "../support/axe";
import { expect, test } from "../support/test";

const page = (button: string) =>
  `<!doctype html><html lang="en"><head><title>A page</title></head><body><main><h1>Desks</h1>${button}</main></body></html>`;

// Everything else that is looked at hangs on this.
test("what is wrong on a page is found, also where the page was clean before", async ({ page: tab }) => {
  await tab.setContent(page("<button>Book desk 1</button>"));
  await expectAccessibleNow(tab);
  await tab.setContent(page("<button></button>"));
  await expect(expectAccessibleNow(tab)).rejects.toThrow(/button-name/);
  await expect(expectAccessibleNow(tab), "found again").rejects.toThrow(/button-name/);
  await expectAccessibleNow(tab, { rules: "colours" });
  await tab.setContent(page('<button style="color:#999;background:#fff">Book desk 1</button>'));
  await expect(expectAccessibleNow(tab, { rules: "colours" })).rejects.toThrow(/color-contrast/);
  await expectAccessibleNow(tab, { rules: "structure" });
  await expectAccessibleNow(tab, { within: "h1" });
  await tab.setContent(page("<button></button>"));
  await expect(expectAccessibleNow(tab, { rules: "structure" })).rejects.toThrow(/button-name/);
});
