import { useMemo } from 'react';
import { Combobox } from '../../../ui/form/combobox.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useAllFigures } from './load-figures.ts';
import { MovementPlayer } from './movement-player.tsx';
import { MovementStill } from './movement-still.tsx';
import { useShown } from './use-shown.ts';

interface Props {
  /** A template with its options; empty for none. */
  readonly value: string;
  readonly muscles: readonly string[];
  readonly secondary?: readonly string[];
  readonly error?: string | undefined;
  onChange(value: string): void;
}

const NONE: readonly string[] = [];

function pictureOf(movement: string) {
  const className = '-my-1 size-11 flex-none';
  const shown = { movement, muscles: NONE, secondary_muscles: NONE };
  return <MovementStill shown={shown} className={className} fallback={null} />;
}

/** Chooses the moving figure of an exercise, with a preview. */
export function MovementField({ value, muscles, secondary = NONE, error, onChange }: Props) {
  const { figures, isLoading } = useAllFigures();
  const shown = useShown({ movement: value, muscles: [...muscles], secondary_muscles: [...secondary] });
  const chosen = figures?.chosenMovement(value);
  const choices = useMemo(
    () =>
      (figures?.movementChoices() ?? []).map((choice) => ({ ...choice, picture: pictureOf(choice.value) })),
    [figures],
  );
  return (
    <div className="grid gap-3">
      <Combobox
        label="Animation"
        optional
        hint="The moving figure that shows the exercise"
        error={error}
        placeholder="None"
        emptyText="No animation has this name"
        loading={isLoading}
        loadingText="Loading the animations"
        options={choices}
        value={chosen?.key ?? (value || null)}
        valueLabel={chosen?.label ?? value}
        onChange={(key) => onChange(key ?? '')}
      />
      {chosen && chosen.options.length > 0 && (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {chosen.options.map(({ name, label, value: word, choices }) => (
            <SelectField
              key={name}
              label={label}
              options={choices}
              value={word}
              onChange={(event) => onChange(chosen.having(name, event.target.value))}
            />
          ))}
        </div>
      )}
      {chosen && shown && <MovementPlayer shown={shown} name={chosen.label} steps={NONE} />}
    </div>
  );
}
