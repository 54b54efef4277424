import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FieldMessages } from '../../../ui/form/field.tsx';
import { labelText } from '../../../ui/form/field-style.ts';
import { type Choices, fixedChoices } from '../choices.ts';
import { coveredBy, type ExerciseValues } from '../exercise.forms.ts';
import { ChoiceList } from './choice-list.tsx';

interface Props {
  readonly groups: Choices;
  readonly musclesOf: (group: string) => Choices;
}

const union = (names: readonly string[] | undefined, stored: readonly string[]) =>
  names && [...new Set([...names, ...stored])];

/** Muscle groups, and below them the muscles of those that are ticked. */
export function MuscleChoices({ groups, musclesOf }: Props) {
  const { control } = useFormContext<ExerciseValues>();
  const chosenGroups = useController({ control, name: 'muscle_groups' });
  const chosenMuscles = useController({ control, name: 'muscles' });
  const ticked = chosenGroups.field.value;
  const muscles = chosenMuscles.field.value;

  function changeGroups(next: string[]) {
    chosenGroups.field.onChange(next);
    const kept = coveredBy(next, muscles, (group) => musclesOf(group).names);
    if (kept.length < muscles.length) chosenMuscles.field.onChange(kept);
  }

  return (
    <>
      <ChoiceList
        label="Muscle groups"
        choices={{ ...groups, names: union(groups.names, ticked) }}
        value={ticked}
        onChange={changeGroups}
        error={chosenGroups.fieldState.error?.message}
        ref={chosenGroups.field.ref}
      />
      <Muscles
        groups={ticked}
        musclesOf={musclesOf}
        value={muscles}
        onChange={chosenMuscles.field.onChange}
        error={chosenMuscles.fieldState.error?.message}
        ref={chosenMuscles.field.ref}
      />
    </>
  );
}

interface MusclesProps {
  readonly groups: readonly string[];
  readonly musclesOf: (group: string) => Choices;
  readonly value: string[];
  onChange(next: string[]): void;
  readonly error: string | undefined;
  readonly ref: (element: HTMLFieldSetElement | null) => void;
}

function Muscles({ groups, musclesOf, value, onChange, error, ref }: MusclesProps) {
  const id = useId();
  const shared = { part: true, value, onChange } as const;
  // Chosen, but in none of the groups: still shown, or nobody could untick it.
  const strays = value.filter(
    (muscle) => !groups.some((group) => musclesOf(group).names?.includes(muscle) ?? true),
  );
  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid min-w-0 gap-3"
    >
      <legend id={`${id}-label`} className={`${labelText} mb-1.5`}>
        Muscles
      </legend>
      <FieldMessages id={id} error={error} />
      {groups.length === 0 && <p className="text-sm text-ink-3">Choose a muscle group first.</p>}
      {groups.map((group) => (
        <ChoiceList key={group} label={group} choices={musclesOf(group)} {...shared} />
      ))}
      {strays.length > 0 && <ChoiceList label="Other" choices={fixedChoices(strays)} {...shared} />}
    </fieldset>
  );
}
