"use client";
import { Badge } from "../badge";
import { CopyButton } from "../copy-button";
import { StatusBadge } from "../status-badge";
import type { DomainStatusLabels } from "./labels";
import "./domain-status.css";

export interface DomainRecord {
  type: string;
  /** Full name of the record. */
  name: string;
  /** The same without the domain that it is registered below, as most registrars want it: `_site-verification.desks`, or `@`. */
  host?: string | undefined;
  /** What it has to hold. */
  value: string;
  /** What DNS answered; empty: nothing, or it was not asked yet. */
  found: readonly string[];
  ok: boolean;
  /** A sentence: why nothing was seen, or what is wrong with what was. */
  problem?: string | undefined;
  /** The domain works without it. */
  isOptional?: boolean | undefined;
}

export interface RecordRowProps {
  record: DomainRecord;
  /** Whether DNS was asked at all; before, nothing is missing. */
  asked: boolean;
  words: DomainStatusLabels;
}

const TONES = {
  ok: "success",
  wrong: "danger",
  missing: "warning",
  unseen: "warning",
  unset: "neutral",
  unasked: "neutral",
} as const;

const stateOf = ({ ok, found, problem, isOptional }: DomainRecord, asked: boolean): keyof typeof TONES => {
  if (ok) return "ok";
  if (!asked) return "unasked";
  if (found.length > 0) return "wrong";
  if (isOptional) return "unset";
  return problem ? "unseen" : "missing";
};

const Copied = ({
  label,
  value,
  copyLabel,
  wide,
}: Record<"label" | "value" | "copyLabel", string> & { wide: boolean }) => (
  <div className="ui-domain__fact" data-wide={wide ? "" : undefined}>
    <dt>{label}</dt>
    <dd>
      <code>{value}</code>
      <CopyButton iconOnly variant="ghost" value={value} label={copyLabel} />
    </dd>
  </div>
);

/** One DNS record: what is expected beside what was found. */
export const RecordRow = ({ record, asked, words }: RecordRowProps) => {
  const { type, name, host, value, found, problem, isOptional } = record;
  const state = stateOf(record, asked);
  return (
    <li data-slot="domain-record" data-state={state} className="ui-domain__record">
      <div className="ui-domain__record-head">
        <Badge>{type}</Badge>
        <StatusBadge tone={TONES[state]}>{words[state]}</StatusBadge>
        {isOptional && <span className="ui-domain__optional">{words.optional}</span>}
      </div>
      <dl className="ui-domain__facts">
        {host !== undefined && <Copied label={words.host} value={host} copyLabel={words.copyHost(type)} wide={false} />}
        <Copied label={words.name} value={name} copyLabel={words.copyName(type)} wide={host === undefined} />
        <Copied label={words.expected} value={value} copyLabel={words.copyValue(type)} wide={false} />
        <div className="ui-domain__fact" data-state={state}>
          <dt>{words.found}</dt>
          {found.length === 0 ? (
            <dd className="ui-domain__nothing">{(asked && problem) || (asked ? words.nothing : words.unasked)}</dd>
          ) : (
            found.map((answer) => (
              <dd key={answer}>
                <code>{answer}</code>
              </dd>
            ))
          )}
          {found.length > 0 && problem && <dd className="ui-domain__problem">{problem}</dd>}
        </div>
      </dl>
    </li>
  );
};
