import { MembershipsOf } from "../../app/parts/memberships-of";

/** Who has a desk and who had it: all day or in a shift. Each opens over the desk's page. */
export const DeskMemberships = ({ deskId }: { deskId: string }) => (
  <div className="py-4">
    <MembershipsOf of={{ deskId }} link={({ _id }) => `/desks/${deskId}/memberships/${_id}`} />
  </div>
);
