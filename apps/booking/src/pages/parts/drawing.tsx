const DESKS = [0, 1, 2, 3, 4, 5, 6, 7];
const ROWS = [0, 1, 2, 3];
/** Places that somebody sits at. */
const TAKEN = new Set([3, 9, 12, 21, 26]);

/** A room of desks, seen from above, where there is no photo. */
export const RoomDrawing = () => (
  <svg className="room-drawing" viewBox="0 0 640 320" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
    {ROWS.flatMap((row) =>
      DESKS.map((desk) => (
        <g key={`${row} ${desk}`} transform={`translate(${desk * 80 + 20} ${row * 80 + 20})`}>
          <path
            d={
              row % 2 === 0 ? "M0 42V8a8 8 0 0 1 8-8h24a8 8 0 0 1 8 8v34" : "M0-2v34a8 8 0 0 0 8 8h24a8 8 0 0 0 8-8V-2"
            }
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
          {TAKEN.has(row * DESKS.length + desk) && <circle cx="20" cy="22" r="8" fill="currentColor" />}
        </g>
      )),
    )}
  </svg>
);
