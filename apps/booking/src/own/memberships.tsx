import { Card } from "@carrel/ui/card";
import { useQuery } from "@tanstack/react-query";
import { q } from "./carrel";
import type { OwnProps } from "./own-page";
import { leftInWords } from "./own-words";
import { Part } from "./part";

/** What a visitor has, and what is left of it; nothing where he has nothing. */
export function Memberships({ words }: Pick<OwnProps, "words">) {
  const query = useQuery(q.visitor.memberships());
  if (query.data?.length === 0) return null;
  return (
    <Part title="What you have" query={query}>
      {(memberships) => (
        <ul className="m-0 grid list-none gap-3 p-0 md:grid-cols-2">
          {memberships.map((membership) => (
            <li key={membership._id}>
              <Card title={membership.feePlanName} headingLevel={3} description={membership.branchName}>
                <p className="m-0">{leftInWords(membership, words.desk)}</p>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
