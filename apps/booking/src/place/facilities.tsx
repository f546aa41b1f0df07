import type { PublicBranch } from "@carrel/sdk";
import { FEATURE_LABELS } from "@carrel/sdk/domain";
import {
  Accessibility,
  AirVent,
  Cctv,
  Coffee,
  LockKeyhole,
  type LucideIcon,
  Plug,
  Printer,
  SquareParking,
  VolumeX,
  Wifi,
} from "lucide-react";

type Feature = PublicBranch["features"][number];

const ICONS: Readonly<Record<Feature, LucideIcon>> = {
  wifi: Wifi,
  power: Plug,
  ac: AirVent,
  parking: SquareParking,
  locker: LockKeyhole,
  pantry: Coffee,
  printer: Printer,
  cctv: Cctv,
  quiet: VolumeX,
  wheelchair: Accessibility,
};

/** What a place offers, in words with their pictures. */
export const Facilities = ({ features }: { features: readonly Feature[] }) => (
  <ul aria-label="Facilities" className="m-0 flex list-none flex-wrap gap-x-5 gap-y-3 p-0">
    {features.map((feature) => {
      const Icon = ICONS[feature];
      return (
        <li key={feature} className="flex items-center gap-2">
          <Icon strokeWidth={1.5} aria-hidden="true" className="size-5 flex-none text-muted" />
          {FEATURE_LABELS[feature]}
        </li>
      );
    })}
  </ul>
);
