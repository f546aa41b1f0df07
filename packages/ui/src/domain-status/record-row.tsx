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
  /** What it has to hold. */
  value: string;
  /** What DNS answered; empty: nothing, or it was not asked yet. */
  found: readonly string[];
  ok: boolean;
}

export interface RecordRowProps {
  record: DomainRecord;
  /** Whether DNS was asked at all; before, nothing is missing. */
  asked: boolean;
  words: DomainStatusLabels;
}

const TONES = { ok: "success", wrong: "danger", missing: "warning", unasked: "neutral" } as const;

/** One DNS record: what is expected beside what was found. */
export const RecordRow = ({ record: { type, name, value, found, ok }, asked, words }: RecordRowProps) => {
  const state = !asked ? "unasked" : ok ? "ok" : found.length > 0 ? "wrong" : "missing";
  return (
    <li data-slot="domain-record" data-state={state} className="ui-domain__record">
      <div className="ui-domain__record-head">
        <Badge>{type}</Badge>
        <StatusBadge tone={TONES[state]}>{words[state]}</StatusBadge>
      </div>
      <dl className="ui-domain__facts">
        <div className="ui-domain__fact" data-wide="">
          <dt>{words.name}</dt>
          <dd>
            <code>{name}</code>
            <CopyButton iconOnly variant="ghost" value={name} label={words.copyName(type)} />
          </dd>
        </div>
        <div className="ui-domain__fact">
          <dt>{words.expected}</dt>
          <dd>
            <code>{value}</code>
            <CopyButton iconOnly variant="ghost" value={value} label={words.copyValue(type)} />
          </dd>
        </div>
        <div className="ui-domain__fact" data-state={state}>
          <dt>{words.found}</dt>
          {found.length === 0 ? (
            <dd className="ui-domain__nothing">{asked ? words.nothing : words.unasked}</dd>
          ) : (
            found.map((answer) => (
              <dd key={answer}>
                <code>{answer}</code>
              </dd>
            ))
          )}
        </div>
      </dl>
    </li>
  );
};
