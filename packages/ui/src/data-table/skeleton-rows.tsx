import { Skeleton } from "../skeleton";
import { semantics } from "./semantics";

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Rows that are on their way, as high as those that will come. */
export const SkeletonRows = ({ rows, columns }: { rows: number; columns: number }) =>
  upTo(rows).map((row) => (
    <tr key={row} {...semantics.row}>
      {upTo(columns).map((column) => (
        <td key={column} {...semantics.cell}>
          <Skeleton lines={1} width={column === 0 ? "70%" : "45%"} />
        </td>
      ))}
    </tr>
  ));
