import { MUSCLES } from '@fitarc/domain/exercise';
import { MEASURE_LABELS, MECHANIC_LABELS, PATTERN_LABELS } from '@fitarc/domain/exercise-labels';
import { useController, useFormContext } from 'react-hook-form';
import { Disclosure } from '../../../ui/data/disclosure.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { fixedChoices } from '../choices.ts';
import type { EditorValues } from '../exercise.forms.ts';
import { ChoiceList } from './choice-list.tsx';

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const MEASURE_OPTIONS = optionsOf(MEASURE_LABELS);
const MECHANIC_OPTIONS = optionsOf(MECHANIC_LABELS);
const MOVEMENT_OPTIONS = optionsOf(PATTERN_LABELS);
const ALL_MUSCLES = fixedChoices(MUSCLES);

/** What only the editor knows of an exercise. */
export function ExerciseExtraFields() {
  const { register, formState } = useFormContext<EditorValues>();
  return (
    <>
      <SecondaryMuscles />
      <TextAreaField
        label="Common mistake"
        rows={2}
        hint="What people often get wrong, and what to do instead"
        error={formState.errors.common_mistake?.message}
        {...register('common_mistake')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-[1.3fr_1fr_1fr]">
        <SelectField label="Logged by" options={MEASURE_OPTIONS} {...register('measure')} />
        <SelectField
          label="Kind"
          placeholder="Not set"
          options={MECHANIC_OPTIONS}
          {...register('mechanic')}
        />
        <SelectField
          label="Movement"
          placeholder="Not set"
          options={MOVEMENT_OPTIONS}
          {...register('movement_pattern')}
        />
      </div>
    </>
  );
}

function SecondaryMuscles() {
  const { control } = useFormContext<EditorValues>();
  const { field, fieldState } = useController({ control, name: 'secondary_muscles' });
  const count = field.value.length;
  return (
    <Disclosure
      label="Secondary muscles"
      note={count > 0 ? `${count} chosen` : 'none chosen'}
      openAtFirst={count > 0}
    >
      <ChoiceList
        label="Secondary muscles"
        labelHidden
        choices={ALL_MUSCLES}
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
        ref={field.ref}
      />
    </Disclosure>
  );
}
