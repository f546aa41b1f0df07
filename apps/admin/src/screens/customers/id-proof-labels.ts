import type { IdProof } from "@carrel/sdk";

/** What each document that a customer may show is called. */
export const ID_PROOF_LABELS: Readonly<Record<IdProof["kind"], string>> = {
  aadhaar: "Aadhaar",
  pan: "PAN card",
  passport: "Passport",
  "driving-licence": "Driving licence",
  "voter-id": "Voter ID",
  "student-id": "Student ID",
  "employee-id": "Employee ID",
  other: "Other document",
};
