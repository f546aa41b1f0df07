import { found, givenProof, type House, type Place } from "./house";

const PAYEE = { vpa: "harbour@okbank", payeeName: "Harbour" };
/** An hour, with its tax. */
export const HOUR_PRICE = 2_950;

/** A place that is paid by UPI. */
export async function payablePlace(house: House, desks = 2): Promise<Place> {
  const place = await found(house, { desks });
  await place.client.organisation.updateSettings({ _id: place.orgId, upiDetails: PAYEE });
  return place;
}

/** A visitor's booking of an hour that waits, with the token of its mail's link. */
export async function bookedByLink(
  house: House,
  place: Place,
  { email = `visitor-${house.unique()}@example.com`, desk = 0, startsIn = 24 * 60 } = {},
) {
  const { orgId, branch, desks } = place;
  const client = house.client("pk_demo_carrel");
  const { data: booking } = await client.bookings.saveBooking({
    verificationToken: await givenProof(house, orgId, email),
    ...{ orgId, branchId: branch._id, deskId: desks[desk]?._id ?? "", type: "HOURLY" },
    startAt: house.minutesFromNow(startsIn),
    endAt: house.minutesFromNow(startsIn + 60),
    ...{ name: "Ravi Kumar", email, phone: "+91 98765 43210" },
  });
  const [mail] = await house.api.mailsTo(email);
  const token = /\/booking\/([\w-]{64})/.exec(mail?.textBody ?? "")?.[1] ?? "";
  const claim = (reference = "412309871234") => client.visitor.claimPaid({ token, reference });
  return { client, email, booking, id: booking._id, token, claim };
}
