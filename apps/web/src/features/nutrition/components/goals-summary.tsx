import type { Goals } from '@fitarc/contract/nutrition';
import { Pencil } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { formatWhole } from '../../../lib/format-number.ts';
import { cx } from '../../../ui/cx.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { toneText } from '../../../ui/tone.ts';
import { contradictionsOf, namedDays } from '../goals-text.ts';
import { NUTRIENTS } from '../nutrients.ts';
import type { useGoals } from '../use-goals.ts';
import { GoalsForm } from './goals-form.tsx';
import { OPTIONAL_GOALS } from './optional-goals.tsx';
import { RecalculateGoals } from './recalculate-goals.tsx';

function Nutrients({ goals }: { goals: Goals }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 tabular-nums sm:grid-cols-4">
      {NUTRIENTS.map(({ key, label, unit, goal }) => (
        <div key={key}>
          <dt className="flex items-center gap-2 text-sm text-ink-2">
            <i aria-hidden="true" className={cx('size-2 rounded-full bg-current', toneText[key])} />
            {label}
          </dt>
          <dd className="mt-1 text-2xl/tight font-[650]">
            {formatWhole(goals[goal])} <span className="text-sm font-normal text-ink-2">{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const SOURCES = {
  manual: 'Set by hand',
  calculated: 'From your profile',
  learned: 'From a check-in',
} as const;

/** Days with other goals, and goals for more than the four. */
function MoreGoals({ goals }: { goals: Goals }) {
  const days = namedDays(goals.by_day).map(({ name, goals: { calories } }) => ({
    name,
    value: `${formatWhole(calories)} kcal`,
  }));
  const more = OPTIONAL_GOALS.flatMap(({ goal, label, unit }) =>
    goals[goal] == null ? [] : [{ name: label, value: `${formatWhole(goals[goal])} ${unit}` }],
  );
  if (days.length + more.length === 0) return null;
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-4 border-t border-line pt-3 text-sm tabular-nums sm:grid-cols-4">
      {[...days, ...more].map(({ name, value }) => (
        <div key={name} className="py-1">
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The goals as they are, and the two ways to change them. */
export function GoalsSummary({ own }: { own: ReturnType<typeof useGoals> }) {
  const id = useId();
  const [editing, setEditing] = useState(false);
  const [closed, setClosed] = useState(0);
  const edit = useRef<HTMLButtonElement>(null);
  const { goals, waiting, failure } = own;
  const contradictions = goals && goals.source !== 'calculated' ? contradictionsOf(goals) : [];

  useEffect(() => {
    if (closed > 0) edit.current?.focus();
  }, [closed]);

  function close() {
    setEditing(false);
    setClosed((count) => count + 1);
  }

  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title="Your daily goals" action={goals && <Badge>{SOURCES[goals.source]}</Badge>} />
      {editing ? (
        <GoalsForm goals={goals} onSave={own.setByHand} onDone={close} />
      ) : (
        <>
          {goals ? (
            <>
              <Nutrients goals={goals} />
              <MoreGoals goals={goals} />
            </>
          ) : (
            <p className={cx('text-ink-2', waiting && 'invisible')}>
              You have no goals yet. They are calculated from your profile, or you can set them by hand.
            </p>
          )}
          {contradictions.length > 0 && (
            <Notice tone="warning" className="mt-4">
              {contradictions.join(' ')}
            </Notice>
          )}
          {failure && (
            <Notice tone="danger" className="mt-4" onDismiss={own.forget}>
              {failure}
            </Notice>
          )}
          <div className="mt-5 flex flex-wrap gap-3">
            <RecalculateGoals own={own} variant="secondary" />
            <Button
              ref={edit}
              variant="secondary"
              icon={<Pencil size={18} aria-hidden="true" />}
              onClick={() => setEditing(true)}
            >
              Set by Hand
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
