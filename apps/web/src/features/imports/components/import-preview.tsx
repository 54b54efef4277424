import { pluralize } from '@fitarc/domain/pluralize';
import type { WeightUnit } from '@fitarc/domain/units';
import { useId, useState } from 'react';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { ThumbBar } from '../../../ui/layout/thumb-bar.tsx';
import type { Decision, Preview } from '../use-import.ts';
import { LeftOutList } from './left-out-list.tsx';
import { NameChoices } from './name-choices.tsx';
import { PreviewCounts } from './preview-counts.tsx';
import { UnitQuestion } from './unit-question.tsx';

interface Props {
  readonly preview: Preview;
  onCancel(): void;
  onImport(unit: WeightUnit, decisions: ReadonlyMap<string, Decision>): void;
}

const firstDecisions = ({ matches }: Preview) =>
  new Map(
    matches.map(({ name, exercise }): [string, Decision] => [
      name,
      exercise ? { exerciseId: String(exercise.exercise_id) } : 'own',
    ]),
  );

function newExercises(decisions: ReadonlyMap<string, Decision>): string | undefined {
  const count = [...decisions.values()].filter((decision) => decision === 'own').length;
  if (count === 0) return undefined;
  return `${pluralize(count, 'new exercise')} of your own will be added.`;
}

/** Nothing is stored before the button is pressed. */
export function ImportPreview({ preview, onCancel, onImport }: Props) {
  const heading = useId();
  const { summary, fileName, known, matches, exercises } = preview;
  const [unit, setUnit] = useState<WeightUnit>(summary.unitQuestion?.guess ?? 'kg');
  const [decisions, setDecisions] = useState(() => firstDecisions(preview));
  const decide = (name: string, decision: Decision) =>
    setDecisions((before) => new Map(before).set(name, decision));
  const start = () => onImport(unit, decisions);
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <div className="grid min-w-0 gap-5">
        <PreviewCounts summary={summary} fileName={fileName} onChange={onCancel} />
        {summary.unitQuestion && (
          <UnitQuestion question={summary.unitQuestion} unit={unit} onChange={setUnit} />
        )}
        {matches.length > 0 && (
          <NameChoices
            names={summary.names}
            matches={matches}
            exercises={exercises}
            decisions={decisions}
            onDecide={decide}
          />
        )}
      </div>
      <div className="grid min-w-0 gap-5">
        <LeftOutList leftOut={summary.leftOut} known={known} />
        <Card aria-labelledby={heading}>
          <CardHead id={heading} title="Ready" />
          <p className="text-ink-2">
            Nothing is stored until you choose Import. You can undo the import later.{' '}
            {newExercises(decisions)}
          </p>
          <div className="mt-4 hidden gap-3 lg:grid">
            <Button onClick={start}>Import</Button>
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </Card>
      </div>
      <ThumbBar>
        <Button className="flex-1" onClick={start}>
          Import
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </ThumbBar>
    </div>
  );
}
