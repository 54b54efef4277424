import { lazy, Suspense } from 'react';
import { cx } from '../cx.ts';
import { Skeleton } from '../data/skeleton.tsx';
import { CHART_HEIGHT, type ChartProps } from './chart-props.ts';
import type { ChartKind } from './chart-scale.ts';

const load = () => import('./time-chart.tsx').then(({ TimeChart }) => ({ default: TimeChart }));
const TimeChart = lazy(load);

/** Fetches the drawing code while the figures are still on their way. */
export function prepareCharts(): void {
  load().catch(() => undefined);
}

/** As large as a chart and the line below it. */
export function ChartPlaceholder() {
  return <Skeleton className={cx('mb-11 w-full', CHART_HEIGHT)} />;
}

function Chart(props: ChartProps & { kind: ChartKind }) {
  return (
    <Suspense fallback={<ChartPlaceholder />}>
      <TimeChart {...props} />
    </Suspense>
  );
}

export function LineChart(props: ChartProps) {
  return <Chart kind="line" {...props} />;
}

export function AreaChart(props: ChartProps) {
  return <Chart kind="area" {...props} />;
}

export function BarChart(props: ChartProps) {
  return <Chart kind="bar" {...props} />;
}
