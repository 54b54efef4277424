import { dayAt } from '@fitarc/domain/local-date';
import type { UseFormReturn } from 'react-hook-form';
import { DateField } from '../../../ui/form/date-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { GENDER_OPTIONS } from '../profile.options.ts';
import type { PersonalField, Problem, SetupValues } from '../setup.form.ts';

interface Props {
  readonly form: UseFormReturn<SetupValues>;
  readonly asked: readonly PersonalField[];
  readonly problem: Problem;
}

function birthError({ missing, isBirthAhead }: Problem): string | undefined {
  if (isBirthAhead) return 'Date of birth cannot be in the future';
  return missing.includes('date_of_birth') ? 'Please fill this in' : undefined;
}

/** Below everything else: they come with the profile, and what is being filled in must not move. */
export function PersonalFields({ form, asked, problem }: Props) {
  return (
    <>
      {asked.includes('date_of_birth') && (
        <DateField
          label="Date of birth"
          hint="Your calorie goals depend on your age."
          autoComplete="bday"
          max={dayAt(new Date())}
          error={birthError(problem)}
          {...form.register('date_of_birth')}
        />
      )}
      {asked.includes('gender') && (
        <SelectField
          label="Gender"
          placeholder="Choose"
          options={GENDER_OPTIONS}
          error={problem.missing.includes('gender') ? 'Please choose one' : undefined}
          {...form.register('gender')}
        />
      )}
    </>
  );
}
