import { messageOf, useOnline, useTerminology } from "@carrel/hooks";
import type { NotificationSetting, NotificationSettings, NotificationType } from "@carrel/sdk";
import { Callout } from "@carrel/ui/callout";
import { Card } from "@carrel/ui/card";
import { Checkbox } from "@carrel/ui/checkbox";
import { SaveBar } from "@carrel/ui/save-bar";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { q, queryClient } from "../../app/carrel";
import { usePageSaveKey } from "../../forms/save-key";
import { UnsavedGuard } from "../../forms/unsaved-guard";
import { TYPE_GROUPS } from "./type-words";

type Edits = Partial<Record<NotificationType, NotificationSetting>>;

interface SettingsFormProps {
  stored: NotificationSettings;
  readOnly: boolean;
}

/** Only what was touched is kept beside what is stored and sent: what somebody else changes meanwhile shows, and stays. */
const untouched = (edits: Edits, stored: NotificationSettings): Edits =>
  Object.fromEntries(
    Object.entries(edits).filter(([type, { enabled, email }]) => {
      const kept = stored[type as NotificationType];
      return enabled !== kept.enabled || email !== kept.email;
    }),
  );

export function SettingsForm({ stored, readOnly }: SettingsFormProps) {
  const id = useId();
  const words = useTerminology();
  const online = useOnline();
  const [touched, setTouched] = useState<Edits>({});
  const save = useMutation(q.notifications.updateSettings());
  const edits = untouched(touched, stored);
  const isDirty = Object.keys(edits).length > 0;

  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (!isDirty || save.isPending || !online) return;
    try {
      const answer = await save.mutateAsync({ notificationSettings: edits });
      queryClient.setQueryData(q.notifications.settings().queryKey, answer);
      setTouched({});
      toast.success("Settings saved");
    } catch {
      // Said in the bar.
    }
  };
  usePageSaveKey(() => void send());

  return (
    <form id={id} onSubmit={send} noValidate className="flex max-w-3xl flex-col gap-6">
      {readOnly && (
        <Callout>Your role lets you look at these settings. Ask an owner of your organisation to change them.</Callout>
      )}
      {TYPE_GROUPS.map((group) => (
        <Card key={group.id} title={group.title} padded={false} className="min-w-0">
          <ul className="m-0 flex list-none flex-col p-0">
            {group.types.map(({ type, title, icon: Icon }) => {
              const setting = edits[type] ?? stored[type];
              const change = (part: Partial<NotificationSetting>) =>
                setTouched({ ...touched, [type]: { ...setting, ...part } });
              const titleId = `${id}-${type}`;
              return (
                <li key={type} className="border-t border-border first:border-t-0">
                  {/* biome-ignore lint/a11y/useSemanticElements: a legend can't stand beside its fields in a row. */}
                  <div
                    role="group"
                    aria-labelledby={titleId}
                    className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3"
                  >
                    <span className="flex w-full items-center gap-3 sm:w-auto sm:flex-1 wrap-anywhere">
                      <Icon className="size-4 flex-none text-muted" />
                      <span id={titleId}>{title(words)}</span>
                    </span>
                    <span className="flex gap-x-6 ps-7 sm:ps-0">
                      <Checkbox
                        label="On screen"
                        checked={setting.enabled}
                        disabled={readOnly}
                        onCheckedChange={(enabled) => change({ enabled })}
                      />
                      <Checkbox
                        label="By e-mail"
                        checked={setting.enabled && setting.email}
                        disabled={readOnly || !setting.enabled}
                        onCheckedChange={(email) => change({ email })}
                      />
                    </span>
                  </div>
                </li>
              );
            })}
          </ul>
        </Card>
      ))}
      <p className="text-sm text-muted">What is not told on screen is not mailed either.</p>
      <SaveBar
        dirty={isDirty}
        saving={save.isPending}
        saveDisabled={!online}
        form={id}
        error={save.error ? messageOf(save.error) : undefined}
        onDiscard={() => {
          save.reset();
          setTouched({});
        }}
      />
      <UnsavedGuard when={isDirty} saving={save.isPending} />
    </form>
  );
}
