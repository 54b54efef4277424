import type { Meal } from '@fitarc/contract/meals';
import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { pluralize } from '@fitarc/domain/pluralize';
import { type FormEvent, useId, useState } from 'react';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { readDay } from '../chosen-day.ts';
import { copyMealsTo, saveFailure } from '../meal-calls.ts';
import { useMealGone } from '../meal-gone.ts';

interface Props {
  readonly open: boolean;
  readonly meals: readonly Meal[];
  /** What is copied: the name of the food, the meal or the day. */
  readonly title: string;
  readonly day: LocalDate;
  readonly today: LocalDate;
  onCopied(copies: readonly Meal[], to: LocalDate): void;
  onClose(): void;
}

export function CopyMeals({ open, meals, title, day, today, onCopied, onClose }: Props) {
  const formId = useId();
  const [typed, setTyped] = useState<string>(day === today ? addDays(today, 1) : today);
  const to = readDay(typed);
  const ifGone = useMealGone(meals[0], onClose);
  const copying = useWrite({
    send: copyMealsTo,
    onSuccess: (copies, { to: target }) => {
      onCopied(copies, target);
      onClose();
    },
    onError: ifGone,
    toFailure: saveFailure,
    closes: true,
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (to) void copying.write({ from: day, to, meal_ids: meals.map(({ meal_id }) => meal_id) });
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title="Copy to Another Day"
      description={title}
      footer={
        <Button type="submit" form={formId} disabled={!to} busy={copying.isPending}>
          {meals.length > 1 ? `Copy ${pluralize(meals.length, 'food')}` : 'Copy'}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <DateField
          label="To"
          error={!to && 'Please choose a day'}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FailureNotice failure={copying.failure} />
      </form>
    </Dialog>
  );
}
