import type { ExerciseProgress } from '@fitarc/contract/exercise-progress';
import { addDays, type LocalDate, localDate } from '@fitarc/domain/local-date';
import { useId } from 'react';
import { BarChart } from '../../../../ui/charts/chart.tsx';
import { Card } from '../../../../ui/data/card.tsx';
import { shortDay } from '../../../../ui/data/day-names.ts';
import { WEEKS, weeksOf } from '../exercise-figures.ts';
import { weeklyMeasure } from '../exercise-measure.ts';
import { ChartHead } from './chart-head.tsx';

interface Props {
  readonly progress: ExerciseProgress;
  readonly today: LocalDate;
}

/** '2 – 8 Nov' would need the reader's own order: both days in full. */
const weekName = (monday: string) => `${shortDay(monday)} – ${shortDay(addDays(localDate(monday), 6))}`;

/** The sums of the last weeks; this one is not over yet. */
export function WeeklyCard({ progress, today }: Props) {
  const id = useId();
  const measure = weeklyMeasure(progress);
  const { weeks, average, without, over } = weeksOf(progress.periods, measure, today);
  const thisWeek = weeks.at(-1);
  if (!thisWeek || weeks.every(({ value }) => value === 0)) return null;
  const [figure, unit] = measure.parts(thisWeek.value);
  const notes = [
    average !== undefined && `${measure.say(Math.round(average))} a week on average`,
    without > 0 && `${without} of ${over} weeks without`,
  ].filter((note) => note !== false);
  return (
    <Card aria-labelledby={id} className="pb-2! lg:pb-4!">
      <ChartHead id={id} title={measure.label} figure={figure} unit={`${unit} this week`.trim()}>
        <p className="text-xs text-ink-3 tabular-nums sm:text-right">
          {notes.map((note) => (
            <span key={note} className="block">
              {note}
            </span>
          ))}
        </p>
      </ChartHead>
      <BarChart
        label={measure.label}
        summary={[`${measure.label}, last ${WEEKS} weeks`, ...notes, 'this week is not over'].join('; ')}
        points={weeks.map(({ monday, value }) => ({ day: monday, value }))}
        from={weeks[0]?.monday ?? today}
        to={thisWeek.monday}
        tone="training"
        step="week"
        nameOf={weekName}
        say={measure.say}
        unfinished={thisWeek.monday}
        whole={measure.whole}
      />
    </Card>
  );
}
