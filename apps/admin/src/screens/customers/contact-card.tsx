import type { Customer } from "@carrel/sdk";
import { Card } from "@carrel/ui/card";
import { CopyButton } from "@carrel/ui/copy-button";
import { Image } from "@carrel/ui/image";
import { Link } from "@carrel/ui/link";
import { telephone } from "../../app/parts/telephone";

/** How to reach a customer, and whom to call when something happens to him. */
export const ContactCard = ({ customer }: { customer: Customer }) => {
  const { name, photoUrl, email, phone, address, emergencyContact } = customer;
  return (
    <Card title="Contact">
      <div className="flex flex-col gap-4">
        {photoUrl && <Image src={photoUrl} alt={`Photo of ${name}`} ratio={1} className="w-36 rounded-lg" />}
        <div className="flex flex-col gap-1">
          {phone && (
            <p className="flex items-center gap-1">
              <Link variant="standalone" href={telephone(phone)}>
                {phone}
              </Link>
              <CopyButton iconOnly variant="ghost" size="sm" value={phone} label="Copy the phone number" />
            </p>
          )}
          {email && (
            <p className="flex items-center gap-1">
              <Link variant="standalone" href={`mailto:${email}`} className="min-w-0 break-all">
                {email}
              </Link>
              <CopyButton iconOnly variant="ghost" size="sm" value={email} label="Copy the e-mail address" />
            </p>
          )}
        </div>
        {address && <p className="whitespace-pre-line wrap-anywhere">{address}</p>}
        {emergencyContact && (
          <div className="flex flex-col gap-1 border-t border-border pt-4">
            <p className="text-sm text-muted">In an emergency</p>
            <p className="font-medium wrap-anywhere text-strong">{emergencyContact.name}</p>
            <p>
              <Link variant="standalone" href={telephone(emergencyContact.phone)}>
                {emergencyContact.phone}
              </Link>
            </p>
          </div>
        )}
      </div>
    </Card>
  );
};
