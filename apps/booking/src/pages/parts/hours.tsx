import type { SiteBranch } from "@carrel/sdk";
import { localDateOf, weekdayOf } from "@carrel/sdk/domain";
import { closureInWords, unbroken } from "../../flow/time-words";
import { weekHours } from "../../place/week-hours";
import type { View } from "../view";

/** A branch's week, and the days on which it is closed beside it. */
export const WeekTable = ({ view, branch }: { view: View; branch: SiteBranch }) => {
  const today = weekdayOf(localDateOf(view.now, branch.timezone));
  return (
    <div className="week">
      <table className="hours-table">
        <caption className="ui-visually-hidden">{`Opening hours of ${branch.name}`}</caption>
        <tbody>
          {weekHours(branch.timings).map(({ day, name, hours }) => (
            <tr key={day} data-today={day === today || undefined}>
              <th scope="row">
                {name}
                {day === today && <span className="today"> (today)</span>}
              </th>
              <td>{unbroken(hours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {branch.closures.length > 0 && (
        <ul className="closures">
          {branch.closures.map((closure) => (
            <li key={closure.from}>Closed {closureInWords(closure)}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
