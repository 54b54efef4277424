import type { Food } from '@fitarc/contract/foods';
import type { MealDraft } from '@fitarc/contract/meals';
import { PORTION, servingGrams } from '@fitarc/domain/food';
import { useState } from 'react';
import { RequestNotSentError } from '../../../lib/api-error.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import type { Diary } from '../contribution-diary.ts';
import { choiceOfFood, INVALID, mealOf } from '../food-choice.ts';
import { readPortion, startPortion } from '../portion.ts';
import { PortionPanel } from './portion-panel.tsx';

interface Props {
  readonly open: boolean;
  readonly food: Food;
  readonly diary: Diary;
  onClose(): void;
}

/** How much of a food of one's own was eaten; a serving to begin with. */
export function ContributionAdd({ open, food, diary, onClose }: Props) {
  const choice = choiceOfFood(food, Math.min(servingGrams(food.serving_size) ?? PORTION.usual, PORTION.max));
  const [portion, setPortion] = useState(() => startPortion(choice));
  const grams = readPortion(portion);
  const adding = useWrite({
    closes: true,
    send: async (meal: MealDraft | null, key) => {
      if (!meal) throw new RequestNotSentError(INVALID);
      await diary.eat(meal, key);
    },
    onSuccess: () => {
      toast({ message: `${choice.name} added to ${diary.dayWords}`, tone: 'success' });
      onClose();
    },
    toFailure: diary.toFailure,
  });
  const add = () => {
    if (grams !== null) void adding.write(mealOf(choice, grams, diary.day));
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !adding.isPending && onClose()}
      size="sm"
      title={choice.name}
      description={`To ${diary.dayWords}`}
      footer={
        <Button disabled={grams === null} busy={adding.isPending} onClick={add}>
          Add Food
        </Button>
      }
    >
      <div className="grid gap-4">
        <PortionPanel choice={choice} portion={portion} named={false} onChange={setPortion} onSubmit={add} />
        <FailureNotice failure={adding.failure} />
      </div>
    </Dialog>
  );
}
