"use client";
import { useState } from "react";
import { Callout } from "../callout";
import { Dropzone } from "../dropzone";
import { fileSize } from "../dropzone/file-size";
import type { SpreadsheetImportLabels } from "./labels";
import { TemplateButton, type TemplateButtonProps } from "./template-button";
import type { ImportColumn } from "./types";
import "./spreadsheet-import.css";

export interface ImportTemplates {
  csv?: TemplateButtonProps["source"];
  xlsx?: TemplateButtonProps["source"];
}

export interface ChooseStepProps {
  columns: readonly ImportColumn[];
  templates: ImportTemplates;
  maxRows: number;
  maxSize: number;
  onFile: (file: File) => void;
  headingLevel: 3 | 4;
  words: SpreadsheetImportLabels;
}

const ACCEPT = { "text/csv": [".csv"], "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": [".xlsx"] };
const KINDS = ["xlsx", "csv"] as const;

/** The template, what its columns hold, and the place for the filled sheet. */
export const ChooseStep = ({ columns, templates, maxRows, maxSize, onFile, headingLevel, words }: ChooseStepProps) => {
  const Heading = `h${headingLevel}` as const;
  const [failed, setFailed] = useState(false);
  return (
    <div className="ui-sheet-import__choose">
      <div className="ui-sheet-import__ways">
        {(templates.csv ?? templates.xlsx) && (
          <section className="ui-sheet-import__part">
            <Heading>{words.template}</Heading>
            <p>{words.templateHint}</p>
            <div className="ui-sheet-import__buttons">
              {KINDS.map((kind) => {
                const source = templates[kind];
                return (
                  source && (
                    <TemplateButton key={kind} label={words[kind]} source={source} onFailed={() => setFailed(true)} />
                  )
                );
              })}
            </div>
            {failed && (
              <Callout tone="danger" live>
                {words.templateFailed}
              </Callout>
            )}
          </section>
        )}
        <section className="ui-sheet-import__part">
          <Heading>{words.upload}</Heading>
          <Dropzone
            label={words.drop}
            hint={words.limits(maxRows, fileSize(maxSize))}
            accept={ACCEPT}
            maxSize={maxSize}
            onFiles={([file]) => file && onFile(file)}
            labels={words.dropzone}
          />
        </section>
      </div>
      <section className="ui-sheet-import__part ui-sheet-import__columns">
        <Heading>{words.columns}</Heading>
        <dl>
          {columns.map(({ key, label, required, hint }) => (
            <div key={key}>
              <dt>
                {label}
                {required && <span className="ui-sheet-import__required">{words.required}</span>}
              </dt>
              {hint && <dd>{hint}</dd>}
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
};
