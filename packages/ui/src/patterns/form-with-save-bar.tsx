import { Bell, Building2, Globe } from "lucide-react";
import { useState } from "react";
import { Field } from "../field";
import { PageHeader } from "../page-header";
import { SaveBar } from "../save-bar";
import { SettingsLayout, type SettingsSection } from "../settings-layout";
import { Switch } from "../switch";
import { TextInput } from "../text-input";
import { Textarea } from "../textarea";
import { Toaster, toast } from "../toast";
import { Office } from "./office";
import type { Words } from "./words";

interface Settings {
  name: string;
  about: string;
  domain: string;
  mailOnBooking: boolean;
  mailOnCancel: boolean;
}

const storedOf = (words: Words): Settings => ({
  name: words.organisation,
  about: "Quiet rooms by the water, open from six to eleven.",
  domain: "desks.example.org",
  mailOnBooking: true,
  mailOnCancel: false,
});

const nameError = (name: string) => (name.trim() === "" ? "Write the name that people know the place by." : undefined);

/** Settings that are changed together and saved once, by a bar that shows as soon as something differs. */
export const FormWithSaveBar = ({ words }: { words: Words }) => {
  const [stored, setStored] = useState(() => storedOf(words));
  const [draft, setDraft] = useState(stored);
  const [tried, setTried] = useState(false);
  const set =
    <Key extends keyof Settings>(key: Key) =>
    (value: Settings[Key]) =>
      setDraft({ ...draft, [key]: value });
  const error = tried ? nameError(draft.name) : undefined;
  const keys = Object.keys(draft) as (keyof Settings)[];
  const dirty = keys.some((key) => draft[key] !== stored[key]);

  const save = () => {
    setTried(true);
    if (nameError(draft.name)) return;
    setStored(draft);
    setTried(false);
    toast.success("Settings saved");
  };
  const discard = () => {
    setDraft(stored);
    setTried(false);
  };

  const sections: SettingsSection[] = [
    {
      id: "organisation",
      title: "Organisation",
      description: "What people see on bookings, mails and the website.",
      icon: <Building2 strokeWidth={1.5} aria-hidden="true" />,
      children: (
        <>
          <Field label="Name" required error={error}>
            <TextInput value={draft.name} onChange={({ target }) => set("name")(target.value)} />
          </Field>
          <Field label="About" optional hint="Two or three sentences.">
            <Textarea value={draft.about} onChange={({ target }) => set("about")(target.value)} />
          </Field>
        </>
      ),
    },
    {
      id: "website",
      title: "Website",
      description: "Where people find you.",
      icon: <Globe strokeWidth={1.5} aria-hidden="true" />,
      children: (
        <Field label="Domain" hint="Its DNS records are shown once it is saved.">
          <TextInput value={draft.domain} onChange={({ target }) => set("domain")(target.value)} />
        </Field>
      ),
    },
    {
      id: "notices",
      title: "Notices",
      description: "What you are mailed about.",
      icon: <Bell strokeWidth={1.5} aria-hidden="true" />,
      children: (
        <>
          <Switch
            label="A booking comes in"
            description={`With the ${words.desk.toLowerCase()} and the time.`}
            checked={draft.mailOnBooking}
            onCheckedChange={set("mailOnBooking")}
          />
          <Switch
            label="A booking is cancelled"
            description="Also when the person cancels it."
            checked={draft.mailOnCancel}
            onCheckedChange={set("mailOnCancel")}
          />
        </>
      ),
    },
  ];

  return (
    <Office words={words} active="settings">
      <div className="pt-page">
        <PageHeader title="Settings" description={`What holds for all of ${stored.name}.`} />
        <SettingsLayout
          label="Settings"
          sections={sections}
          saveBar={<SaveBar dirty={dirty} onSave={save} onDiscard={discard} />}
        />
      </div>
      <Toaster />
    </Office>
  );
};
