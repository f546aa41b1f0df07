"use client";
import { cx } from "class-variance-authority";
import { Clock } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { StatusBadge } from "../status-badge";
import { type DomainStatusLabels, LABELS } from "./labels";
import { type DomainRecord, RecordRow } from "./record-row";
import "./domain-status.css";

export type { DomainRecord, DomainStatusLabels };

export type DomainStatusValue = "NOT_CONFIGURED" | "PENDING" | "VERIFIED" | "FAILED";

export interface DomainStatusProps extends Omit<ComponentProps<"section">, "children"> {
  status: DomainStatusValue;
  /** As people write it; left out where none is set up. */
  domain?: string;
  /** How DNS records write it, where people write it otherwise. */
  ascii?: string | undefined;
  records?: readonly DomainRecord[];
  /** When DNS was last asked, as people there write it; left out before the first time. */
  checkedAt?: string;
  /** The day since which it is verified, as people there write it. */
  since?: string | undefined;
  /** The day on which a verified one is switched off unless its records are back. */
  standsUntil?: string | undefined;
  /** "Check again", "Set up a domain". */
  actions?: ReactNode;
  labels?: Partial<DomainStatusLabels>;
}

const TONES = {
  NOT_CONFIGURED: "neutral",
  PENDING: "info",
  VERIFIED: "success",
  WARNED: "warning",
  FAILED: "danger",
} as const;
const NONE: readonly DomainRecord[] = [];

/**
 * How far a domain has come, and which records are still to be set.
 *
 * @example
 * <DomainStatus status={settings.status} domain={mapping.domain} records={mapping.records}
 *   actions={<Button onClick={verify}>Check again</Button>} />
 */
export const DomainStatus = ({
  status,
  domain,
  ascii,
  records = NONE,
  checkedAt,
  since,
  standsUntil,
  actions,
  labels,
  className,
  ...rest
}: DomainStatusProps) => {
  const words = { ...LABELS, ...labels };
  const isWarned = status === "VERIFIED" && standsUntil !== undefined;
  const shown = isWarned ? "WARNED" : status;
  return (
    <section
      aria-label={domain}
      {...rest}
      data-slot="domain-status"
      data-state={shown}
      className={cx("ui-domain", className)}
    >
      <div className="ui-domain__head">
        <div className="ui-domain__words" role="status">
          <p className="ui-domain__title">
            {domain && <strong className="ui-domain__name">{domain}</strong>}
            <StatusBadge
              tone={TONES[shown]}
              icon={status === "PENDING" ? <Clock strokeWidth={1.75} aria-hidden="true" /> : undefined}
            >
              {words.status[shown]}
            </StatusBadge>
          </p>
          <p className="ui-domain__text">
            {isWarned
              ? words.warned(standsUntil)
              : status === "VERIFIED" && since !== undefined
                ? words.since(since)
                : words.text[status]}
          </p>
          {ascii !== undefined && ascii !== domain && <p className="ui-domain__ascii">{words.ascii(ascii)}</p>}
        </div>
        {actions && <div className="ui-domain__actions">{actions}</div>}
      </div>
      {records.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role with its bullets
        <ul role="list" aria-label={words.records} className="ui-domain__records">
          {records.map((record) => (
            <RecordRow
              key={`${record.type} ${record.name} ${record.value}`}
              record={record}
              asked={checkedAt !== undefined}
              words={words}
            />
          ))}
        </ul>
      )}
      {checkedAt && <p className="ui-domain__checked">{words.checkedAt(checkedAt)}</p>}
    </section>
  );
};
