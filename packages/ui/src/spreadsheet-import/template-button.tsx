"use client";
import { FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { Button } from "../button";

export interface TemplateButtonProps {
  label: string;
  /** An address, or what fetches the file. */
  source: string | (() => unknown);
  onFailed: () => void;
}

/** Gets one kind of template. */
export const TemplateButton = ({ label, source, onFailed }: TemplateButtonProps) => {
  const [busy, setBusy] = useState(false);
  const icon = <FileSpreadsheet strokeWidth={1.5} aria-hidden="true" />;
  if (typeof source === "string")
    return (
      <Button asChild>
        <a href={source} download>
          {icon}
          {label}
        </a>
      </Button>
    );
  const fetchIt = async () => {
    setBusy(true);
    try {
      await source();
    } catch {
      onFailed();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={icon} loading={busy} onClick={fetchIt}>
      {label}
    </Button>
  );
};
