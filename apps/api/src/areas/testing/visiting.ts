import { json } from "../../database/json";
import { findOrganisation } from "../../database/lookups";
import { givenProof, type House, type Place, proofFor } from "./house";

/** An hour so many minutes from now, or as many minutes as are said. */
export const hourFrom = (house: House, start: number, minutes = 60) => ({
  startAt: house.minutesFromNow(start),
  endAt: house.minutesFromNow(start + minutes),
});

/** A client signed in as a visitor of the place, and what a booking of a desk takes. */
export async function visiting(house: House, place: Place, email = `visitor-${house.unique()}@example.com`) {
  const client = house.client("pk_demo_carrel");
  const verificationToken = await proofFor(house, client, place.orgId, email);
  const { token, data } = await client.visitor.openSession({ verificationToken, orgId: place.orgId });
  await client.storage.set("Bearer", token);
  /** Books so many minutes from now, at one of the place's desks. */
  const book = async (start: number, desk = 0, minutes = 60) =>
    client.bookings.saveBooking({
      verificationToken: await givenProof(house, place.orgId, email),
      orgId: place.orgId,
      branchId: place.branch._id,
      deskId: place.desks[desk]?._id ?? "",
      type: "HOURLY",
      ...hourFrom(house, start, minutes),
      name: "Ravi Kumar",
      email,
      phone: "+91 98765 43210",
    });
  return { client, token, data, email, book, verificationToken };
}

/** Until how many minutes before its start the organisation's visitors may cancel, or move, a booking. */
export async function setCancelUntil(house: House, orgId: string, cancelUntilMinutes: number) {
  const organisation = await house.database.lookup((db) => findOrganisation(db, orgId));
  if (!organisation) throw new Error("There is no such organisation");
  await house.database.tx({ orgId }, (db) =>
    db
      .updateTable("organisations")
      .set({ orgSettings: json({ ...organisation.orgSettings, cancelUntilMinutes }) })
      .execute(),
  );
}
