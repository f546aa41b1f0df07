import type { ClientDetail } from "@carrel/sdk";
import { Avatar } from "@carrel/ui/avatar";
import { Card } from "@carrel/ui/card";
import { Link } from "@carrel/ui/link";
import { telephone } from "../../app/parts/telephone";

/** Who answers for an organisation, and how to reach them. */
export const OwnerCard = ({ owner }: Pick<ClientDetail, "owner">) => (
  <Card title="Owner">
    {owner ? (
      <div className="flex items-start gap-3">
        <Avatar name={owner.name} aria-hidden="true" />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="font-semibold wrap-anywhere text-strong">{owner.name}</p>
          <Link variant="standalone" href={`mailto:${owner.email}`} className="break-all">
            {owner.email}
          </Link>
          {owner.phone && (
            <Link variant="standalone" href={telephone(owner.phone)}>
              {owner.phone}
            </Link>
          )}
        </div>
      </div>
    ) : (
      <p className="text-muted">Nobody owns it any more.</p>
    )}
  </Card>
);
