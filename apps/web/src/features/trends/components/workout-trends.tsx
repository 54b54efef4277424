import type { WorkoutDay } from '@fitarc/contract/trends';
import { pluralize } from '@fitarc/domain/pluralize';
import { weeklyAim } from '@fitarc/domain/weekly-aim';
import { useQuery } from '@tanstack/react-query';
import { Dumbbell } from 'lucide-react';
import { formatWhole } from '../../../lib/format-number.ts';
import { AreaChart } from '../../../ui/charts/chart.tsx';
import { TrendCard } from '../../../ui/charts/trend-card.tsx';
import { Card } from '../../../ui/data/card.tsx';
import { shortDay } from '../../../ui/data/day-names.ts';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { profileQuery } from '../../profile/profile.queries.ts';
import type { TimeFrame } from '../time-frame.ts';
import { pointsOf, totalFigures, trainingSeries } from '../trend-figures.ts';
import { chartGrid, TrendSection } from './trend-section.tsx';

interface Props {
  readonly days: readonly WorkoutDay[];
  readonly frame: TimeFrame;
}

export function WorkoutTrends({ days, frame }: Props) {
  return (
    <TrendSection title="Workout Trends">
      {days.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Dumbbell />}
            title="No workout data available"
            headingLevel={3}
            action={
              <ButtonLink variant="secondary" to="/workout-logging">
                Log a Workout
              </ButtonLink>
            }
          >
            Days with workouts appear here.
          </EmptyState>
        </Card>
      ) : (
        <div className={chartGrid}>
          <Frequency days={days} frame={frame} />
          <Burned days={days} frame={frame} />
        </div>
      )}
    </TrendSection>
  );
}

const over = ({ from, to }: TimeFrame) => `${shortDay(from)} to ${shortDay(to)}`;

function Frequency({ days, frame }: Props) {
  const values = pointsOf(days, ({ workout_count }) => workout_count);
  const { total, days: trained, most } = totalFigures(values);
  const series = trainingSeries(values, frame);
  // A goal is for a week: over single days there is no line.
  const { data: profile } = useQuery(profileQuery());
  const aim = series.step === 'week' ? weeklyAim(profile?.fitness_goal) : undefined;
  const noun = total === 1 ? 'workout' : 'workouts';
  const inWords = `${total} ${noun} on ${pluralize(trained, 'day')}, by ${series.step}`;
  return (
    <TrendCard
      title="Workout Frequency"
      tone="rest"
      figure={formatWhole(total)}
      unit={noun}
      notes={[pluralize(trained, 'training day'), `${most} at most a day`]}
      target={aim === undefined ? undefined : `Goal ${aim} a week`}
    >
      <AreaChart
        {...series}
        label="Workout Frequency"
        summary={`Workout Frequency, ${over(frame)}: ${inWords}.${aim ? ` The goal is ${aim} a week.` : ''}`}
        from={frame.from}
        to={frame.to}
        tone="rest"
        say={(value) => pluralize(value, 'workout')}
        target={aim}
        reachTarget
        whole
      />
    </TrendCard>
  );
}

function Burned({ days, frame }: Props) {
  const values = pointsOf(days, ({ calories_burned }) => calories_burned);
  const { total, most } = totalFigures(values);
  const trained = totalFigures(pointsOf(days, ({ workout_count }) => workout_count)).days;
  const series = trainingSeries(values, frame);
  const say = (value: number) => `${formatWhole(value)} kcal`;
  return (
    <TrendCard
      title="Calories Burned"
      tone="rest"
      figure={formatWhole(total)}
      unit="kcal"
      notes={[
        ...(trained > 0 ? [`${formatWhole(total / trained)} a training day`] : []),
        `${formatWhole(most)} at most a day`,
      ]}
    >
      <AreaChart
        {...series}
        label="Calories Burned"
        summary={`Calories Burned, ${over(frame)}: ${say(total)}, at most ${say(most)} a day, by ${series.step}.`}
        from={frame.from}
        to={frame.to}
        tone="rest"
        say={say}
      />
    </TrendCard>
  );
}
