import type { ExerciseProgress } from '@fitarc/contract/exercise-progress';
import type { LocalDate } from '@fitarc/domain/local-date';
import { useId } from 'react';
import { useAddressParams } from '../../../../lib/use-address-params.ts';
import { LineChart } from '../../../../ui/charts/chart.tsx';
import { Card } from '../../../../ui/data/card.tsx';
import { dayAndYear } from '../../../../ui/data/day-names.ts';
import { Segmented } from '../../../../ui/form/segmented.tsx';
import { changeWords, pointsIn, RANGES } from '../exercise-figures.ts';
import { progressMeasure } from '../exercise-measure.ts';
import { ChartHead } from './chart-head.tsx';

const AT_FIRST = RANGES[1];

interface Props {
  readonly progress: ExerciseProgress;
  readonly today: LocalDate;
}

/** The best of each day over time. The range stands in the address. */
export function ProgressCard({ progress, today }: Props) {
  const id = useId();
  const { params, change } = useAddressParams();
  const range = RANGES.find(({ value }) => value === params.get('range')) ?? AT_FIRST;
  const measure = progressMeasure(progress);
  const { from, points } = pointsIn(progress.periods, measure, range, today);
  const last = points.at(-1) ?? pointsIn(progress.periods, measure, RANGES[3], today).points.at(-1);
  const [figure, unit] = last ? measure.parts(last.value) : ['–', ''];
  const words = changeWords(points, measure, range);
  const choose = (value: string) =>
    change(
      { range: value === AT_FIRST.value ? undefined : value },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Card aria-labelledby={id} className="pb-2! lg:pb-4!">
      <ChartHead id={id} title={measure.label} figure={figure} unit={unit} note={words}>
        <div className="max-w-full max-sm:w-full">
          <Segmented full label="Range" options={RANGES} value={range.value} onChange={choose} />
        </div>
      </ChartHead>
      {points.length > 0 ? (
        <LineChart
          label={measure.label}
          summary={`${measure.label}, ${dayAndYear(from)} to ${dayAndYear(today)}: ${words}.`}
          points={points}
          from={from}
          to={today}
          tone="training"
          say={measure.say}
          close
          whole={measure.whole}
        />
      ) : (
        last && (
          <p className="pb-4 text-ink-2">
            {measure.say(last.value)} on {dayAndYear(last.day)} was the last time. Choose a longer range to
            see it.
          </p>
        )
      )}
    </Card>
  );
}
