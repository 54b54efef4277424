import type { Meal } from '@fitarc/contract/meals';
import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useRetryKey } from '../../../lib/retry-key.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { readDay } from '../chosen-day.ts';
import { copyMealsTo, saveFailure } from '../meal-calls.ts';
import { useMealGone } from '../meal-gone.ts';
import { useMutateOnce } from '../use-mutate-once.ts';

interface Props {
  readonly open: boolean;
  readonly meal: Meal;
  readonly day: LocalDate;
  readonly today: LocalDate;
  onCopied(copies: readonly Meal[], to: LocalDate): void;
  onClose(): void;
}

export function CopyMeal({ open, meal, day, today, onCopied, onClose }: Props) {
  const formId = useId();
  const keyOf = useRetryKey();
  const [typed, setTyped] = useState<string>(day === today ? addDays(today, 1) : today);
  const to = readDay(typed);
  const ifGone = useMealGone(meal, onClose);
  const copying = useMutation({
    mutationFn: (target: LocalDate) =>
      copyMealsTo({ from: day, to: target, meals: [meal] }, keyOf([meal.meal_id, target])),
    onSuccess: (copies, target) => {
      onCopied(copies, target);
      onClose();
    },
    onError: ifGone,
  });
  const copy = useMutateOnce(copying);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (to) copy(to);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title="Copy to Another Day"
      description={meal.name}
      footer={
        <Button type="submit" form={formId} disabled={!to} busy={copying.isPending}>
          Copy
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
        {copying.isError && <FailureNotice failure={saveFailure(copying.error)} />}
      </form>
    </Dialog>
  );
}
