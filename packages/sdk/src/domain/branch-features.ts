import type { BranchFeature } from "../schemas/branch";

/** What the facilities of a branch are called. */
export const FEATURE_LABELS: Readonly<Record<BranchFeature, string>> = {
  wifi: "Wi-Fi",
  power: "Power at each place",
  ac: "Air conditioning",
  parking: "Parking",
  locker: "Lockers",
  pantry: "Pantry",
  printer: "Printer",
  cctv: "Cameras",
  quiet: "Quiet room",
  wheelchair: "Step-free",
};
