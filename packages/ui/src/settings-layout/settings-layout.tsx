"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import { NativeSelect } from "../native-select";
import { useCurrentSection } from "./use-current-section";
import "./settings-layout.css";

export interface SettingsSection {
  /** Its anchor in the address: "payment". */
  id: string;
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  /** In the navigation; lucide at strokeWidth 1.5. */
  icon?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

export interface SettingsLayoutProps extends Omit<ComponentProps<"div">, "children"> {
  /** Names the navigation. */
  label: string;
  sections: readonly SettingsSection[];
  /** At the lower edge of the sections, a SaveBar. */
  saveBar?: ReactNode;
  /** The sections' level in the page's outline. */
  headingLevel?: 2 | 3;
}

/**
 * A long page of settings: sections, and beside them where one is. Put a form around it where its fields are saved
 * together.
 *
 * @example
 * <SettingsLayout label="Settings" sections={[{ id: "name", title: "Name", children: <Field … /> }]}
 *   saveBar={<SaveBar dirty={isDirty} onSave={save} onDiscard={reset} />} />
 */
export const SettingsLayout = ({
  label,
  sections,
  saveBar,
  headingLevel = 2,
  className,
  ...rest
}: SettingsLayoutProps) => {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const { current, ask } = useCurrentSection(
    sections.map((section) => section.id),
    `${id}end`,
  );
  return (
    <div {...rest} data-slot="settings-layout" className={cx("ui-settings", className)}>
      <nav aria-label={label} className="ui-settings__nav">
        <ul className="ui-settings__links">
          {sections.map((section) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                // A `<base target>` would send it to another frame; Storybook has one.
                target="_self"
                aria-current={section.id === current ? "location" : undefined}
                onClick={() => ask(section.id)}
                className="ui-settings__link"
              >
                {section.icon}
                <span>{section.title}</span>
              </a>
            </li>
          ))}
        </ul>
        <div className="ui-settings__jump">
          <NativeSelect
            aria-label={label}
            value={current}
            onChange={({ target }) => {
              ask(target.value);
              window.location.hash = target.value;
            }}
          >
            {sections.map((section) => (
              <option key={section.id} value={section.id}>
                {section.title}
              </option>
            ))}
          </NativeSelect>
        </div>
      </nav>
      <div className="ui-settings__sections">
        {sections.map((section) => (
          <section
            key={section.id}
            id={section.id}
            aria-labelledby={`${id}${section.id}`}
            data-slot="settings-section"
            className="ui-settings__section"
          >
            <header className="ui-settings__header">
              <Heading id={`${id}${section.id}`} className="ui-settings__title">
                {section.title}
              </Heading>
              {section.description && <p className="ui-settings__description">{section.description}</p>}
            </header>
            <div className="ui-settings__fields">{section.children}</div>
          </section>
        ))}
        <div id={`${id}end`} aria-hidden="true" className="ui-settings__end" />
        {saveBar}
      </div>
    </div>
  );
};
