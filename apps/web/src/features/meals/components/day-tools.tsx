import type { DiaryDay } from '@fitarc/contract/diary-days';
import type { LocalDate } from '@fitarc/domain/local-date';
import { ML_PER_FLUID_OUNCE, roundTo } from '@fitarc/domain/units';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, GlassWater, Minus, Moon } from 'lucide-react';
import { useId } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { queryRoots } from '../../../lib/query-keys.ts';
import { randomKey } from '../../../lib/retry-key.ts';
import { currentUnits } from '../../../lib/units.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { ProgressBar } from '../../../ui/data/progress.tsx';
import { Button, IconButton } from '../../../ui/form/button.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { diaryDayQuery, drinkWater, markDay } from '../diary-day.queries.ts';

const IN_MILLILITERS = {
  glass: 250,
  words: (ml: number) => `${formatNumber(roundTo(ml / 1000, 2))} L`,
  name: '250 ml',
};
const IN_OUNCES = {
  glass: 237,
  words: (ml: number) => `${Math.round(ml / ML_PER_FLUID_OUNCE)} fl oz`,
  name: '8 fl oz',
};

interface Change {
  apply(last: DiaryDay): Partial<DiaryDay>;
  send(): Promise<DiaryDay>;
}

/** Optimistic updates: each press is sent by itself and shows at once. */
function useDiaryDay(day: LocalDate) {
  const queryClient = useQueryClient();
  const { queryKey } = diaryDayQuery(day);
  const { data } = useQuery(diaryDayQuery(day));
  const { mutate: change } = useMutation({
    mutationKey: queryKey,
    mutationFn: ({ send }: Change) => send(),
    onMutate: async ({ apply }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (last) => last && { ...last, ...apply(last) });
    },
    onError: (error) => toast({ tone: 'danger', message: failureOf(error, 'Failed to save the day').title }),
    // Concurrent presses may be stored in any order: the day is read again after the last of them.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: queryKey }) === 1)
        void queryClient.invalidateQueries({ queryKey });
    },
  });
  return {
    water: data?.water ?? 0,
    mark: data?.mark ?? null,
    drink: (ml: number) =>
      change({
        apply: ({ water }) => ({ water: Math.max(0, water + ml) }),
        send: () => drinkWater(day, ml, randomKey()),
      }),
    setMark: (mark: DiaryDay['mark']) =>
      change({
        apply: () => ({ mark }),
        send: async () => {
          const stored = await markDay(day, mark);
          void queryClient.invalidateQueries({ queryKey: queryRoots.nutritionGoals });
          return stored;
        },
      }),
  };
}

interface Props {
  readonly day: LocalDate;
  /** Milliliters, where there is a goal. */
  readonly waterGoal: number | null;
}

/** Water, and whether the diary of this day is complete. */
export function DayTools({ day, waterGoal }: Props) {
  const id = useId();
  const { glass, words, name } = currentUnits().weight === 'lbs' ? IN_OUNCES : IN_MILLILITERS;
  const { water, mark, drink, setMark } = useDiaryDay(day);
  const toggle = (wanted: NonNullable<DiaryDay['mark']>) => setMark(mark === wanted ? null : wanted);
  return (
    <div className="grid gap-3">
      <Card aria-labelledby={id}>
        <CardHead id={id} title="Water" action={<b className="tabular-nums">{words(water)}</b>} />
        {waterGoal !== null && (
          <ProgressBar
            label="Water"
            showLabel={false}
            tone="protein"
            value={water}
            max={waterGoal}
            valueText={`${words(water)} of ${words(waterGoal)}`}
            className="mb-3"
          />
        )}
        <div className="flex items-center gap-2">
          <Button
            variant="secondary"
            className="min-w-0 flex-1 whitespace-normal!"
            icon={<GlassWater size={18} aria-hidden="true" />}
            onClick={() => drink(glass)}
          >
            Add a Glass ({name})
          </Button>
          <IconButton label="Take a glass away" disabled={water === 0} onClick={() => drink(-glass)}>
            <Minus size={18} aria-hidden="true" />
          </IconButton>
        </div>
      </Card>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          className="min-w-0 flex-1 px-2! whitespace-normal! aria-pressed:border-accent aria-pressed:text-accent"
          icon={<CircleCheck size={18} aria-hidden="true" />}
          aria-pressed={mark === 'complete'}
          onClick={() => toggle('complete')}
        >
          Day Complete
        </Button>
        <Button
          variant="secondary"
          className="min-w-0 flex-1 px-2! whitespace-normal! aria-pressed:border-accent aria-pressed:text-accent"
          icon={<Moon size={18} aria-hidden="true" />}
          aria-pressed={mark === 'fasted'}
          onClick={() => toggle('fasted')}
        >
          Fasted
        </Button>
      </div>
      <p className="text-sm text-ink-2">
        Mark a day as complete when everything you ate is in the diary. Your learned target trusts those days
        most.
      </p>
    </div>
  );
}
