"use client";
import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import { Accordion as Parts } from "radix-ui";
import type { ReactNode } from "react";
import "./accordion.css";

export interface AccordionItem {
  value: string;
  title: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Values of the open ones; with `onValueChange`, kept outside. */
  value?: string[];
  defaultValue?: string[];
  onValueChange?: (value: string[]) => void;
  headingLevel?: 2 | 3 | 4;
  className?: string;
  id?: string;
}

/**
 * Questions and answers, or settings that are seldom changed; any number may be open.
 *
 * @example <Accordion items={[{ value: "refund", title: "Can I cancel?", content: "Until an hour before." }]} />
 */
export const Accordion = ({ items, headingLevel = 3, className, ...rest }: AccordionProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <Parts.Root {...rest} type="multiple" data-slot="accordion" className={cx("ui-accordion", className)}>
      {items.map(({ value, title, content, disabled }) => (
        <Parts.Item key={value} value={value} disabled={disabled} className="ui-accordion__item">
          <Parts.Header asChild>
            <Heading className="ui-accordion__heading">
              <Parts.Trigger className="ui-accordion__trigger">
                {title}
                <ChevronDown strokeWidth={1.5} aria-hidden="true" />
              </Parts.Trigger>
            </Heading>
          </Parts.Header>
          <Parts.Content className="ui-accordion__content">
            <div className="ui-accordion__inner">{content}</div>
          </Parts.Content>
        </Parts.Item>
      ))}
    </Parts.Root>
  );
};
