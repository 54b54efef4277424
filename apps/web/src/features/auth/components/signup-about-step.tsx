import { dayAt } from '@fitarc/domain/local-date';
import { GENDERS } from '@fitarc/domain/profile';
import { GENDER_LABELS } from '@fitarc/domain/profile-labels';
import type { FormEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../../ui/form/button.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { SignupValues } from '../auth.forms.ts';

const OPTIONS = GENDERS.map((gender) => ({
  value: gender.replaceAll('_', '-'),
  label: GENDER_LABELS[gender],
}));

export function AboutYouStep({
  form,
  onContinue,
}: {
  form: UseFormReturn<SignupValues>;
  onContinue: () => void;
}) {
  const { errors } = form.formState;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onContinue();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={100}
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          maxLength={100}
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
      </div>
      <RadioCards
        legend="Gender"
        options={OPTIONS}
        error={errors.gender?.message}
        {...form.register('gender')}
      />
      <DateField
        label="Date of birth"
        autoComplete="bday"
        max={dayAt(new Date())}
        error={errors.dateOfBirth?.message}
        {...form.register('dateOfBirth')}
      />
      <Button type="submit" variant="primary" size="lg" full>
        Continue
      </Button>
    </form>
  );
}
