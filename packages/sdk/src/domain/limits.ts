/** The most that one record of money holds, in the minor unit. */
export const MOST_AMOUNT = 1e12;
/** Pieces of one add-on that an order takes. */
export const MOST_PIECES = 1000;
/** Characters of a note that UPI takes. */
export const MOST_UPI_NOTE = 50;
/** Hits that a search of the help gives at most, the best ones: a list of so many is not the whole. */
export const MOST_HELP_HITS = 500;
/** Notifications that one call marks by name. */
export const MOST_MARKED = 200;
/** Events of a visitor that one call takes. */
export const MOST_VISIT_EVENTS = 25;

/** Pictures of a branch that visitors are shown: its first ones. */
export const MOST_PHOTOS = 12;
/** Shifts of a branch that visitors are offered: the first of its day. */
export const MOST_PUBLIC_SHIFTS = 12;
/** Passes that a branch offers its visitors. */
export const MOST_PUBLIC_PASSES = 12;
/** People that one desk takes at most, and so the guests that a visitor brings, less himself. */
export const MOST_PEOPLE = 100;
/** Prices of a branch that its organisation's site shows. */
export const MOST_PUBLIC_PLANS = 24;
