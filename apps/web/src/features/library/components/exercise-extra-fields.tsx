import { MUSCLES } from '@fitarc/domain/exercise';
import { MEASURE_LABELS, MECHANIC_LABELS, PATTERN_LABELS } from '@fitarc/domain/exercise-labels';
import { lazy, Suspense } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Disclosure } from '../../../ui/data/disclosure.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { fixedChoices } from '../choices.ts';
import type { EditorValues } from '../exercise.forms.ts';
import { ChoiceList } from './choice-list.tsx';

// The animations are a large file, and at the end of the form.
const MovementField = lazy(() =>
  import('../movement/movement-field.tsx').then((m) => ({ default: m.MovementField })),
);

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
      <Animation />
    </>
  );
}

function Animation() {
  const { control, watch } = useFormContext<EditorValues>();
  const { field, fieldState } = useController({ control, name: 'movement' });
  return (
    <Suspense fallback={<Skeleton className="h-26 rounded-md" />}>
      <MovementField
        value={field.value}
        muscles={watch('muscles')}
        secondary={watch('secondary_muscles')}
        error={fieldState.error?.message}
        onChange={field.onChange}
      />
    </Suspense>
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
