import { expect, it } from "vitest";
import { eachDemoApi } from "../../testing/demo-api";

eachDemoApi("a visitor's calendar in a window of its own", (demo) => {
  const open = (cookie: string) => demo.api.raw("/customer/calendar.ics", { headers: { cookie } });

  it("takes the visitor's cookie for his token, and no staff member's", async () => {
    const client = demo.api.client("pk_demo_carrel");
    const { _id: orgId } = await client.bookings.superOrgLookup({ orgCode: "HARBOUR" });
    const email = "visitor@example.com";
    await client.bookings.sendOtp({ email, orgId });
    const otp = await demo.api.codeFor(email);
    const { verificationToken } = await client.bookings.verifyOtp({ email, orgId, otp });
    const { token } = await client.visitor.openSession({ verificationToken, orgId });

    const response = await open(`Bearer=${encodeURIComponent(token)}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/calendar");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="bookings.ics"');
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);

    const staff = await open(`Bearer=${await demo.signIn("owner@harbour.test")}`);
    expect(staff.status).toBe(401);
    expect(await staff.json()).toMatchObject({ statuscode: 7007, code: "session_unknown" });
  });
});
