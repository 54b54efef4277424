import { SelectField } from '../../../ui/form/select-field.tsx';
import type { Choices, FileExercise } from './match-plan-file.ts';

interface Props {
  readonly exercises: readonly FileExercise[];
  readonly choices: Choices;
  onChoose(name: string, id: string): void;
}

/** Names of a file that no exercise has: each can be one of the library, or is left out. */
export function UnknownExercises({ exercises, choices, onChoose }: Props) {
  return (
    <>
      <p className="text-ink-2">
        These exercises are not in your library. Choose one in their place, or leave them out.
      </p>
      <ul className="grid gap-4">
        {exercises.map(({ name, offers }) => (
          <li key={name}>
            <SelectField
              label={name}
              placeholder="Leave out"
              value={choices[name] ?? ''}
              options={offers.map((offer) => ({ value: String(offer.exercise_id), label: offer.name }))}
              onChange={(event) => onChoose(name, event.target.value)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
