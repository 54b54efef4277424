import { LOG_BOUNDS } from '@fitarc/domain/workout';
import { Search } from 'lucide-react';
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { weightSymbol } from '../../../../lib/units.ts';
import { cx } from '../../../../ui/cx.ts';
import { Card, CardHead } from '../../../../ui/data/card.tsx';
import { Notice } from '../../../../ui/data/notice.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { Combobox } from '../../../../ui/form/combobox.tsx';
import { NumberField } from '../../../../ui/form/number-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { ExerciseStill } from '../../../library/components/exercise-still.tsx';
import { useExerciseSearch } from '../../../library/use-exercise-search.ts';
import { REP_UNIT_LABELS } from '../../../plans/plan-text.ts';
import { isCount, isWeight } from '../draft-sets.ts';
import { pickerField } from '../focus-field.ts';
import type { ExerciseLibrary } from '../use-exercise-library.ts';
import type { Picker } from '../use-picker.ts';

interface Props {
  readonly picker: Picker;
  readonly library: ExerciseLibrary;
  readonly full: boolean;
  /** In a column, however wide the screen. */
  readonly narrow?: boolean;
  /** What is missing is marked. */
  readonly checked: boolean;
}

/** One below the other where large text leaves no room for three. */
const NUMBER = 'min-w-0 flex-[1_1_4.5rem]';

export function AddExercise({ picker, library, full, narrow = false, checked }: Props) {
  const headingId = useId();
  const search = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const { exercises, lately, familiar } = library;
  const found = useExerciseSearch(exercises, query, familiar);
  const options = useMemo(
    () =>
      (found ?? []).map((exercise) => ({
        value: String(exercise.exercise_id),
        label: exercise.name,
        picture: <ExerciseStill exercise={exercise} className="-my-1 size-11 flex-none" />,
        description: [
          lately.has(String(exercise.exercise_id)) ? 'Recent' : '',
          (exercise.muscles.length > 0 ? exercise.muscles : exercise.muscle_groups).join(', '),
        ]
          .filter(Boolean)
          .join(' · '),
      })),
    [found, lately],
  );
  const { exercise: known, sets, reps, weight, onPick } = picker;
  const unit = known?.unit ?? 'reps';
  const complete =
    known && isCount(sets, LOG_BOUNDS.sets) && isCount(reps, LOG_BOUNDS.reps) && isWeight(weight);

  const wrong = (text: string, bounds: { min: number; max: number }) =>
    (checked || text !== '') && !isCount(text, bounds);

  function add(event: FormEvent) {
    event.preventDefault();
    if (!complete || full) return;
    picker.onAdd();
    setQuery('');
    search.current?.focus();
  }

  return (
    <Card aria-labelledby={headingId}>
      <CardHead id={headingId} title="Add an exercise" />
      {library.failed ? (
        <Notice
          tone="danger"
          action={
            <Button variant="secondary" busy={library.retrying} onClick={library.retry}>
              Try Again
            </Button>
          }
        >
          Failed to load exercise library. Please try again later.
        </Notice>
      ) : (
        <form
          noValidate
          onSubmit={add}
          className={cx(
            'flex flex-wrap items-start gap-3',
            !narrow && 'md:grid md:grid-cols-[minmax(0,1fr)_5.5rem_5.5rem_6rem_auto]',
          )}
        >
          <Combobox
            ref={search}
            label="Exercise"
            className={'min-w-0 basis-full'}
            placeholder="Search the library"
            leading={<Search size={20} aria-hidden="true" />}
            emptyText="No exercise has this name"
            loading={library.loading}
            loadingText="Loading the library"
            options={options}
            value={known ? String(known.exercise_id ?? known.name) : null}
            valueLabel={known?.name}
            onSearch={setQuery}
            onChange={(value) => {
              setQuery('');
              onPick({ exercise: (value && library.byId(value)) || null });
            }}
          />
          <NumberField
            label="Sets"
            min={1}
            max={LOG_BOUNDS.sets.max}
            className={NUMBER}
            data-field={pickerField('sets')}
            aria-invalid={wrong(sets, LOG_BOUNDS.sets)}
            value={sets}
            onChange={(event) => onPick({ sets: event.target.value })}
          />
          <NumberField
            label={REP_UNIT_LABELS[unit]}
            min={1}
            max={LOG_BOUNDS.reps.max}
            className={NUMBER}
            data-field={pickerField('reps')}
            aria-invalid={wrong(reps, LOG_BOUNDS.reps)}
            value={reps}
            onChange={(event) => onPick({ reps: event.target.value })}
          />
          <TextField
            label={`Weight (${weightSymbol()})`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            placeholder={picker.weightHint}
            className={NUMBER}
            data-field={pickerField('weight')}
            aria-invalid={!isWeight(weight) || undefined}
            value={weight}
            onChange={(event) => onPick({ weight: event.target.value })}
          />
          <Button
            type="submit"
            variant="secondary"
            className={cx('min-h-12! basis-full', !narrow && 'md:mt-6.5')}
            disabled={!complete || full}
          >
            Add
          </Button>
          <p role="status" className="col-span-full basis-full text-sm text-ink-2 empty:hidden">
            {picker.from}
          </p>
        </form>
      )}
      {full && (
        <p className="mt-3 text-sm text-ink-2">
          A workout can have at most {LOG_BOUNDS.exercises} exercises.
        </p>
      )}
    </Card>
  );
}
