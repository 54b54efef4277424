import type { InstallationForm } from '@fitarc/contract/installation';
import { type AnnouncementTone, INSTALLATION_BOUNDS as BOUNDS } from '@fitarc/domain/installation';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import { SettingsCard } from './settings-card.tsx';

const TONES: readonly { value: AnnouncementTone; label: string }[] = [
  { value: 'info', label: 'Information' },
  { value: 'warning', label: 'Warning' },
];

const pad = (figure: number) => String(figure).padStart(2, '0');

/** As a field for date and time takes it, in the reader's own zone. */
function localTime(instant: string | null | undefined): string {
  if (!instant) return '';
  const at = new Date(instant);
  const day = `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
  return `${day}T${pad(at.getHours())}:${pad(at.getMinutes())}`;
}

const read = ({ announcement }: InstallationForm) => ({
  text: announcement?.text ?? '',
  tone: announcement?.tone ?? 'info',
  ends_at: localTime(announcement?.ends_at),
  for_visitors: announcement?.for_visitors ?? false,
});
const part = {
  read,
  bodyOf: ({ text, ends_at, ...values }: ReturnType<typeof read>) => ({
    announcement: text.trim()
      ? { ...values, text, ends_at: ends_at ? new Date(ends_at).toISOString() : null }
      : null,
  }),
};

/** At the top of every member's page until it ends or they close it. */
export function AnnouncementCard({ settings }: { settings: InstallationForm }) {
  const { form, save, bar } = useSettingsForm(settings, part);
  const { errors } = form.formState;
  return (
    <SettingsCard title="Announcement" bar={bar} onSave={save}>
      <TextAreaField
        label="Text"
        optional
        maxLength={BOUNDS.announcement}
        hint={`At most ${BOUNDS.announcement} characters. Every member sees it until they close it; empty removes it.`}
        error={errors.text?.message}
        {...form.register('text')}
      />
      <RadioCards legend="Kind" options={TONES} {...form.register('tone')} />
      <TextField
        label="Shown until"
        optional
        type="datetime-local"
        className="max-w-70"
        error={errors.ends_at?.message}
        {...form.register('ends_at', {
          validate: (time) => !time || new Date(time) > new Date() || 'Choose a time in the future',
        })}
      />
      <CheckboxField label="Show it on the login page, too" {...form.register('for_visitors')} />
    </SettingsCard>
  );
}
