import type { InstallationForm } from '@fitarc/contract/installation';
import { BRAND } from '@fitarc/domain/brand';
import { INSTALLATION_BOUNDS as BOUNDS } from '@fitarc/domain/installation';
import { EmailField } from '../../../ui/form/email-field.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import { SettingsCard } from './settings-card.tsx';

const read = ({ name, operator, imprint, support_email }: InstallationForm) => ({
  name: name === BRAND ? '' : name,
  operator: operator ?? '',
  imprint: imprint ?? '',
  support_email: support_email ?? '',
});
const part = {
  read,
  bodyOf: ({ support_email, ...values }: ReturnType<typeof read>) => ({
    ...values,
    support_email: support_email.trim() || null,
  }),
};

/** Whose installation it is: in mails, in the footer, and on the contact, terms and privacy pages. */
export function AboutCard({ settings }: { settings: InstallationForm }) {
  const { form, save, bar, fixed } = useSettingsForm(settings, part);
  const { errors } = form.formState;
  return (
    <SettingsCard title="About this installation" bar={bar} onSave={save}>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <TextField
          label="Name"
          optional
          placeholder={BRAND}
          maxLength={BOUNDS.name}
          readOnly={Boolean(fixed('name'))}
          hint={fixed('name') ?? 'In the emails to members.'}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label="Operator"
          optional
          maxLength={BOUNDS.operator}
          readOnly={Boolean(fixed('operator'))}
          hint={fixed('operator') ?? 'The person or organization that runs it.'}
          error={errors.operator?.message}
          {...form.register('operator')}
        />
      </div>
      <EmailField
        label="Support address"
        optional
        maxLength={254}
        readOnly={Boolean(fixed('support_email'))}
        hint={fixed('support_email') ?? 'Where members write to when they need help.'}
        error={errors.support_email?.message}
        {...form.register('support_email')}
      />
      <TextAreaField
        label="Imprint"
        optional
        maxLength={BOUNDS.imprint}
        readOnly={Boolean(fixed('imprint'))}
        hint={fixed('imprint') ?? 'A text, or the address of a page that starts with https://.'}
        error={errors.imprint?.message}
        {...form.register('imprint')}
      />
    </SettingsCard>
  );
}
