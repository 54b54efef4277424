import { AreaChart, BarChart, LineChart } from '../charts/chart.tsx';
import { Section } from './section.tsx';

const pointsFrom = (values: readonly number[]) =>
  values.map((value, index) => ({ day: `2026-11-${String(index + 4).padStart(2, '0')}`, value }));

const WEEK = { from: '2026-11-04', to: '2026-11-12' };

export function Charts() {
  return (
    <>
      <Section title="Line chart, with a target and a day that is not over">
        <LineChart
          {...WEEK}
          label="Energy"
          summary="Energy over nine days. Today is not over yet."
          points={pointsFrom([2180, 2310, 1990, 2100, 2240, 2420, 2060, 2190, 1310])}
          tone="calories"
          say={(value) => `${value} kcal`}
          target={2160}
          unfinished="2026-11-12"
        />
      </Section>
      <Section title="Area chart">
        <AreaChart
          {...WEEK}
          label="Sessions"
          summary="Sessions over nine days, two at most."
          points={pointsFrom([1, 1, 2, 1]).filter((_, index) => index !== 1)}
          tone="rest"
          say={(value) => `${value} sessions`}
          whole
        />
      </Section>
      <Section title="Bars by week, with one that is not over">
        <BarChart
          from="2026-10-19"
          to="2026-11-09"
          label="Volume"
          summary="Volume over four weeks, none in the second."
          points={[1200, 0, 1350, 900].map((value, index) => ({
            day: ['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09'][index] ?? '',
            value,
          }))}
          tone="training"
          step="week"
          say={(value) => `${value} kg`}
          unfinished="2026-11-09"
        />
      </Section>
    </>
  );
}
