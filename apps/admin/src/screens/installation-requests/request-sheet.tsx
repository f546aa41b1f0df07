import { usePermission, useSession } from "@carrel/hooks";
import type { InstallationRequest } from "@carrel/sdk";
import { DescriptionList } from "@carrel/ui/description-list";
import { Skeleton } from "@carrel/ui/skeleton";
import { StatusBadge } from "@carrel/ui/status-badge";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { q } from "../../app/carrel";
import { RecordSheet } from "../../app/record-sheet";
import { useMoment } from "../../app/use-moment";
import { Loaded } from "../../lists/loaded";
import { RequestSteps } from "./request-steps";
import { dayText, placeOf, STATUSES } from "./request-words";

const route = getRouteApi("/signed-in/office/installation-requests/$requestId");

/** One installation request and its next steps. */
export function RequestSheet() {
  const { requestId } = route.useParams();
  const mayWrite = usePermission("installationRequests.write");
  const { isSuper } = useSession().loggedOrgDetails;
  const { data: found, error, refetch } = useQuery(q.installationRequests.get({ id: requestId }));
  // What a step answered stands until it is read again.
  const [changed, setChanged] = useState<InstallationRequest>();
  const request = found && (!changed || found.updatedAt >= changed.updatedAt) ? found : changed;
  const title = request ? placeOf(request) : "Installation request";
  return (
    <RecordSheet
      title={title}
      description={isSuper ? request?.orgName : undefined}
      footer={mayWrite && request && <RequestSteps request={request} onChanged={setChanged} />}
    >
      <Loaded query={{ data: request, error, refetch }} what="This request" pending={<Skeleton lines={8} />}>
        {(shown) => <Facts request={shown} />}
      </Loaded>
    </RecordSheet>
  );
}

function Facts({ request }: { request: InstallationRequest }) {
  const moment = useMoment();
  const { status, assignedTo, contactName, phone, address, notes, createdAt } = request;
  const rest = [address.postalCode, address.state, address.country].filter(Boolean).join(", ");
  return (
    <DescriptionList
      className="[&_dd]:wrap-anywhere"
      items={[
        { term: "Status", details: <StatusBadge tone={STATUSES[status].tone}>{STATUSES[status].label}</StatusBadge> },
        { term: "Assigned to", details: assignedTo?.name ?? "Nobody" },
        { term: "Contact", details: contactName },
        { term: "Phone", details: <a href={`tel:${phone}`}>{phone}</a> },
        { term: "Where", details: [placeOf(request), rest].filter(Boolean).join(", ") },
        { term: "Day", details: dayText(request) },
        { term: "Requested", details: moment(createdAt) },
        ...(notes ? [{ term: "Notes", details: <span className="whitespace-pre-wrap">{notes}</span> }] : []),
      ]}
    />
  );
}
