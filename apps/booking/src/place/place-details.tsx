import type { PublicBranch } from "@carrel/sdk";
import { localDateOf, weekdayOf } from "@carrel/sdk/domain";
import { PlaceContact } from "../booked/place-lines";
import { WayIn } from "../booked/way-in";
import { closureInWords } from "../flow/time-words";
import { Facilities } from "./facilities";
import { PhotoStrip } from "./photo-strip";
import { weekHours } from "./week-hours";

/** Photos, facilities, hours, the way and whom to ask; what is not known is left out. */
export function PlaceDetails({ orgCode, branch }: { orgCode: string; branch: PublicBranch }) {
  const today = weekdayOf(localDateOf(new Date(), branch.timezone));
  return (
    <div className="flex flex-col gap-6">
      {branch.photos.length > 0 && <PhotoStrip orgCode={orgCode} branch={branch} />}
      {branch.features.length > 0 && <Facilities features={branch.features} />}
      <div className="grid gap-6 sm:grid-cols-2">
        <div>
          <table className="hours-table w-full">
            <caption>Opening hours</caption>
            <tbody>
              {weekHours(branch.timings).map(({ day, name, hours }) => (
                <tr key={day} data-today={day === today || undefined}>
                  <th scope="row">
                    {name}
                    {day === today && <span className="font-normal"> (today)</span>}
                  </th>
                  <td>{hours}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {branch.closures.map((closure) => (
            <p key={closure.from} className="m-0 mt-2 wrap-anywhere">
              Closed {closureInWords(closure)}
            </p>
          ))}
        </div>
        <div className="flex flex-col gap-3">
          <PlaceContact branch={branch} />
          <WayIn directions={branch.directions} />
        </div>
      </div>
    </div>
  );
}
