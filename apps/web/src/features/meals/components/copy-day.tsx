import type { Meal } from '@fitarc/contract/meals';
import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { pluralize } from '@fitarc/domain/pluralize';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { kcalWords } from '../../foods/portion-text.ts';
import { readDay } from '../chosen-day.ts';
import { copyMealsTo, saveFailure } from '../meal-calls.ts';
import { amountOf } from '../meal-text.ts';
import { LOAD_FAILED, mealsQuery } from '../meals.queries.ts';

interface Props {
  readonly open: boolean;
  readonly day: LocalDate;
  readonly dayWords: string;
  /** The day before unless given. */
  readonly from?: LocalDate | undefined;
  onCopied(copies: readonly Meal[], to: LocalDate): void;
  onClose(): void;
}

export function CopyDay({ open, day, dayWords, from: first = addDays(day, -1), onCopied, onClose }: Props) {
  const formId = useId();
  const [typed, setTyped] = useState<string>(first);
  // All are ticked at first: what is kept is which are not.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const from = readDay(typed);
  const there = useQuery({ ...mealsQuery(from ?? day), enabled: from !== undefined });
  const meals = (from && there.data) || [];
  const wanted = meals.filter(({ meal_id }) => !left.has(String(meal_id)));
  const copying = useWrite({
    send: copyMealsTo,
    onSuccess: (copies, { to }) => {
      onCopied(copies, to);
      onClose();
    },
    toFailure: saveFailure,
    closes: true,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!from || wanted.length === 0) return;
    void copying.write({ from, to: day, meal_ids: wanted.map(({ meal_id }) => meal_id) });
  }
  function toggle(id: string) {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Copy from Another Day"
      description={`To ${dayWords}`}
      footer={
        <Button type="submit" form={formId} disabled={wanted.length === 0} busy={copying.isPending}>
          {wanted.length > 0 ? `Copy ${pluralize(wanted.length, 'food')}` : 'Copy'}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <DateField
          label="From"
          error={!from && 'Please choose a day'}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setLeft(new Set());
          }}
        />
        <div className="min-h-44">
          {from && there.isPending ? (
            <Waiting />
          ) : from && there.isError ? (
            <FailureNotice failure={{ title: LOAD_FAILED }} />
          ) : meals.length === 0 ? (
            <p className="text-ink-2">There are no meals on this day.</p>
          ) : (
            <ul aria-label="Meals of this day" className="divide-y divide-line">
              {meals.map((meal) => (
                <li key={meal.meal_id}>
                  <CheckboxField
                    checked={!left.has(String(meal.meal_id))}
                    onChange={() => toggle(String(meal.meal_id))}
                    label={<Line meal={meal} />}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
        <FailureNotice failure={copying.failure} />
      </form>
    </Dialog>
  );
}

const Line = ({ meal }: { meal: Meal }) => (
  <span className="block py-1.5 wrap-anywhere">
    {meal.name}{' '}
    <span className="text-sm text-ink-2 tabular-nums">
      {[amountOf(meal), kcalWords(meal.calories)].filter(Boolean).join(', ')}
    </span>
  </span>
);

const Waiting = () => (
  <div role="status" aria-label="Loading meals" className="grid gap-3">
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-8 w-full" />
    ))}
  </div>
);
