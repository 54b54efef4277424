import type { Food } from '@fitarc/contract/foods';
import { PORTION, servingGrams } from '@fitarc/domain/food';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRetryKey } from '../../../lib/retry-key.ts';
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
  const keyOf = useRetryKey();
  const sending = useRef(false);
  const grams = readPortion(portion);
  const adding = useMutation({
    mutationFn: async (amount: number) => {
      const meal = mealOf(choice, amount, diary.day);
      return meal ? diary.eat(meal, keyOf(meal)) : { title: INVALID };
    },
    onSuccess: (failure) => {
      if (failure) return;
      toast({ message: `${choice.name} added to ${diary.dayWords}`, tone: 'success' });
      onClose();
    },
    onSettled: () => {
      sending.current = false;
    },
  });
  const add = () => {
    // A second click may come before the button is seen as busy.
    if (grams === null || sending.current) return;
    sending.current = true;
    adding.mutate(grams);
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
        <FailureNotice failure={adding.data} />
      </div>
    </Dialog>
  );
}
