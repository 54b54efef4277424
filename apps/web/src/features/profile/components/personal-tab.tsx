import type { Profile } from '@fitarc/contract/profile';
import { dayAt } from '@fitarc/domain/local-date';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { dropDraft, readDraft, useKeepDraft } from '../../../lib/drafts.ts';
import { profileFormUnits } from '../../../lib/units.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { EmailField } from '../../../ui/form/email-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useRecentSignIn } from '../../security/use-recent-sign-in.tsx';
import { GENDER_OPTIONS } from '../profile.options.ts';
import { useSaveProfile } from '../save-profile.ts';
import {
  fitnessPayload,
  fitnessValues,
  type PersonalValues,
  personalForm,
  personalPayload,
  personalValues,
} from '../settings.forms.ts';
import { PendingEmail } from './pending-email.tsx';
import { SaveBar } from './save-bar.tsx';

const KEPT = ['first_name', 'last_name', 'email', 'date_of_birth', 'gender'] as const;

export function PersonalTab({ profile }: { profile: Profile }) {
  const { run, dialog } = useRecentSignIn();
  const saving = useSaveProfile(run);
  const units = profileFormUnits();
  const form = useForm<PersonalValues>({
    resolver: standardSchemaResolver(personalForm),
    defaultValues: { ...personalValues(profile), ...readDraft('settings-personal') },
  });
  useKeepDraft('settings-personal', form, KEPT);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const sent = await saving.save({
      ...fitnessPayload(fitnessValues(profile, units), units),
      ...personalPayload(values),
      email: values.email,
    });
    if (!sent) return;
    // A new address counts only once confirmed: until then the field shows the present one again.
    form.reset({ ...values, email: profile.email ?? values.email });
    dropDraft('settings-personal');
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={100}
          error={errors.first_name?.message}
          {...form.register('first_name')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          maxLength={100}
          error={errors.last_name?.message}
          {...form.register('last_name')}
        />
      </div>
      <EmailField
        autoComplete="email"
        hint="A new address takes effect once you confirm it."
        error={errors.email?.message}
        {...form.register('email')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          label="Date of birth"
          autoComplete="bday"
          max={dayAt(new Date())}
          error={errors.date_of_birth?.message}
          {...form.register('date_of_birth')}
        />
        <SelectField
          label="Gender"
          placeholder="Choose"
          options={GENDER_OPTIONS}
          error={errors.gender?.message}
          {...form.register('gender')}
        />
      </div>
      <SaveBar section="Personal Information" {...saving} busy={isSubmitting}>
        {profile.pending_email && <PendingEmail address={profile.pending_email} />}
      </SaveBar>
      {dialog}
    </form>
  );
}
