import type { DemoSignIn } from "@carrel/sdk/pages";
import { Button } from "@carrel/ui/button";
import { defineFill, type FillProps } from "../fills/define-fill";
import { SIGN_IN } from "../layout/links";

/** Each site of the demo stands below the platform's own host. */
const siteOf = (address: string, code: string) => {
  const { protocol, host } = new URL(address);
  return `${protocol}//${code.toLowerCase()}.${host}`;
};

const Person = ({ name, role, email, twoFactor }: DemoSignIn) => (
  <li className="flex flex-wrap items-baseline gap-x-4 border-t border-border py-2">
    <code className="min-w-[13rem] text-strong">{email}</code>
    <span className="text-muted">
      {name}, {role.toLowerCase()}
      {twoFactor && "; asks for a code"}
    </span>
  </li>
);

/** Where the server runs the demo: who can be signed in as, and what else there is to look at. */
export const demoFill = defineFill(["demo"], ({ site, demo: { signIns, sites } }: FillProps<"demo">) => (
  <div className="flex w-full flex-col gap-10">
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button asChild variant="primary" size="lg">
        <a href={SIGN_IN.href}>Open the office</a>
      </Button>
      <p>
        This server runs the demo. Everybody signs in with <code className="text-strong">{signIns[0]?.password}</code>.
      </p>
    </div>
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      {[...Map.groupBy(signIns, ({ orgName }) => orgName)].map(([orgName, people]) => (
        <section key={orgName} className="flex flex-col gap-3">
          <h2 className="font-display text-xl text-strong">{orgName}</h2>
          <ul className="m-0 list-none p-0">
            {people.map((person) => (
              <Person key={person.email} {...person} />
            ))}
          </ul>
        </section>
      ))}
    </div>
    <section className="flex flex-col gap-3">
      <h2 className="font-display text-xl text-strong">What visitors see</h2>
      <ul className="m-0 flex list-none flex-col gap-2 p-0">
        {sites.map(({ orgName, orgCode }) => (
          <li key={orgCode}>
            <a href={siteOf(site.platform.address, orgCode)}>The site of {orgName}</a>, and{" "}
            <a href={`/qr-booking/${orgCode}`}>a seat booked by its code</a>
          </li>
        ))}
        <li>
          <a href="/dev/outbox">The mails that the demo has sent</a>, with codes and bookings
        </li>
      </ul>
    </section>
  </div>
));
