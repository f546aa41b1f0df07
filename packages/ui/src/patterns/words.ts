/** What differs between kinds of workspace; the apps get these words from the organisation. */
export interface Words {
  organisation: string;
  branch: string;
  desk: string;
  desks: string;
  member: string;
  members: string;
}

const CO_WORKING: Words = {
  organisation: "Harbour Works",
  branch: "Pier 4",
  desk: "Desk",
  desks: "Desks",
  member: "Member",
  members: "Members",
};

const STUDY_HALL: Words = {
  organisation: "Athena Reading Rooms",
  branch: "Library Lane",
  desk: "Seat",
  desks: "Seats",
  member: "User",
  members: "Users",
};

/** The words of the workspace that the toolbar shows. */
export const wordsOf = (globals: Record<string, unknown>): Words =>
  globals.workspace === "study-hall" ? STUDY_HALL : CO_WORKING;
