import { Check, Contrast, Hourglass, type LucideIcon, X } from "lucide-react";
import type { DeskStatus } from "./desk-status";
import "./desk-tile.css";

const ICONS: Record<DeskStatus, LucideIcon> = { available: Check, partial: Contrast, occupied: X, hold: Hourglass };

/** A status by shape, for those who don't see its colour. */
export const DeskStatusIcon = ({ status }: { status: DeskStatus }) => {
  const Icon = ICONS[status];
  return <Icon strokeWidth={2} aria-hidden="true" className="ui-desk-status-icon" />;
};
