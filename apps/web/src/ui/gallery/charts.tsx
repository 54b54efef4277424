import { AreaChart, LineChart } from '../charts/chart.tsx';
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
    </>
  );
}
