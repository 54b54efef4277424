import type { Exercise } from '@fitarc/contract/exercise';
import { pluralize } from '@fitarc/domain/pluralize';
import { useId } from 'react';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { Disclosure } from '../../../ui/data/disclosure.tsx';
import { Combobox } from '../../../ui/form/combobox.tsx';
import type { NameMatch } from '../match/match-exercises.ts';
import type { UsedName } from '../prepare/summarize.ts';
import type { Decision } from '../use-import.ts';

const OWN = 'own';
const SKIP = 'skip';

const choiceOf = (decision: Decision | undefined) =>
  decision === undefined ? null : typeof decision === 'string' ? decision : decision.exerciseId;
const decisionOf = (value: string | null): Decision =>
  value === null || value === OWN ? 'own' : value === SKIP ? 'skip' : { exerciseId: value };

interface Props {
  readonly names: readonly UsedName[];
  readonly matches: readonly NameMatch[];
  readonly exercises: readonly Exercise[];
  readonly decisions: ReadonlyMap<string, Decision>;
  onDecide(name: string, decision: Decision): void;
}

/** The names in the file, each with the exercise it becomes. */
export function NameChoices({ names, matches, exercises, decisions, onDecide }: Props) {
  const heading = useId();
  const setsOf = new Map(names.map(({ name, sets }) => [name, sets]));
  const open = matches.filter(({ exercise }) => !exercise);
  const certain = matches.filter(({ exercise }) => exercise);
  const all = exercises.map(({ exercise_id, name }) => ({ value: String(exercise_id), label: name }));
  const optionsFor = ({ name, offers }: NameMatch) => {
    const offered = new Set(offers.map(({ exercise_id }) => String(exercise_id)));
    return [
      { value: OWN, label: `New exercise: ${name}` },
      ...offers.map(({ exercise_id, name: label }) => ({
        value: String(exercise_id),
        label,
        description: 'Similar',
      })),
      { value: SKIP, label: 'Do not import' },
      ...all.filter(({ value }) => !offered.has(value)),
    ];
  };
  const row = (match: NameMatch) => (
    <li
      key={match.name}
      className="grid items-center gap-2 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-4"
    >
      <div className="min-w-0">
        <p className="wrap-break-word font-strong">{match.name}</p>
        <p className="text-sm text-ink-2">{pluralize(setsOf.get(match.name) ?? 0, 'set')}</p>
      </div>
      <Combobox
        label={`Exercise for ${match.name}`}
        labelHidden
        options={optionsFor(match)}
        value={choiceOf(decisions.get(match.name))}
        emptyText="No exercise has this name"
        onChange={(value) => onDecide(match.name, decisionOf(value))}
      />
    </li>
  );
  return (
    <Card aria-labelledby={heading}>
      <CardHead id={heading} title="Exercises" />
      {open.length > 0 && (
        <>
          <p className="text-ink-2">
            {open.length === 1
              ? 'This name is not in the library. Keep it as an exercise of your own, or choose what it is.'
              : `These ${open.length} names are not in the library. Keep each as an exercise of your own, or choose what it is.`}
          </p>
          <ul className="mt-1 list-none divide-y divide-line">{open.map(row)}</ul>
        </>
      )}
      {certain.length > 0 && (
        <Disclosure
          label={`${pluralize(certain.length, 'exercise')} recognized`}
          note="Open to check or change"
          lazy
          openAtFirst={false}
        >
          <ul className="list-none divide-y divide-line">{certain.map(row)}</ul>
        </Disclosure>
      )}
    </Card>
  );
}
