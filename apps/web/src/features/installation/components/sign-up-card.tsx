import type { InstallationForm } from '@fitarc/contract/installation';
import { readMailDomain, type SignUpPolicy } from '@fitarc/domain/installation';
import { Link } from 'react-router';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import { SettingsCard } from './settings-card.tsx';

const POLICIES: readonly { value: SignUpPolicy; label: string; description: string }[] = [
  { value: 'open', label: 'Open', description: 'Anyone can sign up.' },
  { value: 'invitation', label: 'By invitation', description: 'Only with an invitation link.' },
  { value: 'closed', label: 'Closed', description: 'Only administrators can create accounts.' },
];

const domainsIn = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

const read = ({ sign_up, sign_up_domains, admins_need_second_factor }: InstallationForm) => ({
  sign_up,
  sign_up_domains: sign_up_domains.join(', '),
  admins_need_second_factor,
});
const part = {
  read,
  bodyOf: ({ sign_up_domains, ...values }: ReturnType<typeof read>) => ({
    ...values,
    sign_up_domains: domainsIn(sign_up_domains),
  }),
};

function domainProblem(text: string): true | string {
  const wrong = domainsIn(text).find((domain) => !readMailDomain(domain));
  return wrong === undefined || `${wrong} is not a mail domain such as example.org`;
}

/** Who may come in. */
export function SignUpCard({ settings }: { settings: InstallationForm }) {
  const { form, save, bar, fixed } = useSettingsForm(settings, part);
  const { errors } = form.formState;
  return (
    <SettingsCard title="Sign-up" bar={bar} onSave={save}>
      <RadioCards
        legend="Who may sign up"
        columns={3}
        options={POLICIES}
        disabled={Boolean(fixed('sign_up'))}
        hint={fixed('sign_up')}
        error={errors.sign_up?.message}
        {...form.register('sign_up')}
      />
      <p className="text-sm text-ink-2">
        Members who have an account are not affected. To let somebody in, see{' '}
        <Link to="/admin/invitations">Invitations</Link>.
      </p>
      {settings.single_sign_on?.sign_up && (
        <p className="text-sm wrap-anywhere text-ink-2">
          People with an account at {settings.single_sign_on.name} get one here when they first log in,
          whatever you choose. OIDC_SIGN_UP=off in the environment stops that.
        </p>
      )}
      <TextField
        label="Allowed email domains"
        optional
        autoCapitalize="none"
        placeholder="example.org, club.example"
        readOnly={Boolean(fixed('sign_up_domains'))}
        hint={
          fixed('sign_up_domains') ??
          'For new accounts and new addresses. Subdomains count only if listed. An invitation to an address works for any domain.'
        }
        error={errors.sign_up_domains?.message}
        {...form.register('sign_up_domains', { validate: domainProblem })}
      />
      <CheckboxField
        label="Administrators need a second factor"
        disabled={Boolean(fixed('admins_need_second_factor'))}
        hint={fixed('admins_need_second_factor')}
        {...form.register('admins_need_second_factor')}
      />
    </SettingsCard>
  );
}
