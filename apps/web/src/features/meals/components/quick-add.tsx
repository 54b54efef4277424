import { MEAL_BOUNDS, type MealDraft } from '@fitarc/contract/meals';
import type { LocalDate } from '@fitarc/domain/local-date';
import type { MealSlot } from '@fitarc/domain/meal';
import { typedText } from '@fitarc/domain/plain-text';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { saveFailure, storeMeal } from '../meal-calls.ts';
import { useDefaultSlot, usePlaceInDay } from '../meal-sections.ts';
import { changeDay } from '../meals.queries.ts';
import { readFigure } from '../typed-figure.ts';
import { addToDay } from '../use-meal-changes.ts';
import { FigureFields } from './figure-fields.tsx';
import { SlotField } from './slot-field.tsx';

const NAME = 'Quick add';
const NOTHING = { calories: '', protein: '', carbs: '', fats: '' };

interface Props {
  readonly open: boolean;
  readonly day: LocalDate;
  readonly today: LocalDate;
  /** 'today', 'Monday 2 November'. */
  readonly dayWords: string;
  onClose(): void;
}

/** Calories without a food, for what is known only roughly. */
export function QuickAdd({ open, day, today, dayWords, onClose }: Props) {
  const queryClient = useQueryClient();
  const formId = useId();
  const [name, setName] = useState('');
  const [slot, setSlot] = useDefaultSlot();
  const place = usePlaceInDay(slot, day, today);
  const [typed, setTyped] = useState(NOTHING);
  const [checked, setChecked] = useState(false);
  const adding = useWrite({
    send: (draft: MealDraft, key) => storeMeal(draft, key),
    onSuccess: (meal) => {
      void (meal ? addToDay(queryClient, meal) : changeDay(queryClient, day));
      onClose();
    },
    toFailure: saveFailure,
    closes: true,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    const calories = readFigure(typed.calories);
    const { protein, carbs, fats } = typed;
    const wrong = [protein, carbs, fats].some((text) => text !== '' && readFigure(text) === null);
    if (calories === null || wrong) return;
    void adding.write({
      name: typedText(name) || NAME,
      calories,
      protein: readFigure(protein),
      carbs: readFigure(carbs),
      fats: readFigure(fats),
      date: day,
      serving: '',
      ...place,
    });
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title="Quick Add"
      description={`Calories without a food, for ${dayWords}`}
      footer={
        <Button type="submit" form={formId} busy={adding.isPending}>
          Add
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <FigureFields
          typed={typed}
          macrosOptional
          checked={checked}
          onType={(key, text) => setTyped({ ...typed, [key]: text })}
        />
        <TextField
          label="Name"
          optional
          placeholder={NAME}
          maxLength={MEAL_BOUNDS.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {slot && <SlotField<MealSlot> slot={slot} onChange={setSlot} />}
        <FailureNotice failure={adding.failure} />
      </form>
    </Dialog>
  );
}
