import { cx } from '../cx.ts';
import { CHART_HEIGHT, type ChartProps, chartTone } from './chart-props.ts';
import {
  bandScale,
  type ChartKind,
  closeRange,
  daySpan,
  type PercentScale,
  percentScale,
  type Tick,
  valueRange,
  valueTicks,
} from './chart-scale.ts';
import { ChartShapes } from './chart-shapes.tsx';
import { ChartTable } from './chart-table.tsx';
import { ChartTip } from './chart-tip.tsx';
import { axisDays, barLabels, dayLabelFormatter } from './day-label.ts';
import { useChartPointer } from './use-chart-pointer.ts';

/** Values over days: a picture, a tip for mouse, finger and keyboard, and the same as a table. */
export function TimeChart({ kind, ...chart }: ChartProps & { kind: ChartKind }) {
  const { label, summary, points, tone, say, target, unfinished, step = 'day' } = chart;
  const span = daySpan(chart.from, chart.to, points);
  const values = points.map(({ value }) => value);
  const around = (chart.band ?? []).flatMap(({ low, high }) => [low, high]);
  const reached = [...values, ...around, ...(chart.reachTarget && target !== undefined ? [target] : [])];
  const range = chart.close ? closeRange(reached) : valueRange(reached, kind);
  const days = points.map(({ day }) => day);
  const places = kind === 'bar' ? bandScale(days, range) : percentScale(span, range);
  const ticks = valueTicks(range, chart.whole);
  const nameOf = chart.nameOf ?? dayLabelFormatter(...span);
  const { at, handlers } = useChartPointer(days.map(places.xOf));
  const shown = points[at ?? points.length - 1];
  const pointed = at === undefined ? undefined : points[at];
  const withinAxis = target !== undefined && target >= range[0] && target <= range[1];
  return (
    <figure aria-label={summary} className="@container/chart">
      <div
        className={cx(
          'grid grid-cols-[2.5rem_1fr] grid-rows-[1fr_1.75rem] text-xs text-ink-3 tabular-nums @max-[11rem]/chart:grid-rows-[1fr_2.75rem]',
          CHART_HEIGHT,
        )}
      >
        <ValueAxis ticks={ticks} places={places} />
        <div
          {...handlers}
          role="slider"
          tabIndex={0}
          aria-label={`${label}, ${step} by ${step}`}
          aria-orientation="horizontal"
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={(at ?? points.length - 1) + 1}
          aria-valuetext={shown && `${nameOf(shown.day)}: ${say(shown.value)}`}
          className={cx('relative cursor-crosshair touch-pan-y rounded-sm outline-offset-4', chartTone[tone])}
        >
          <Lines ticks={ticks} places={places} />
          <ChartShapes
            kind={kind}
            points={points}
            smooth={chart.smooth}
            band={chart.band}
            places={places}
            unfinished={unfinished}
            pointed={pointed}
          />
          {withinAxis && (
            <span
              data-target
              className="absolute inset-x-0 border-t-[1.5px] border-dashed border-ink-2"
              style={{ top: `${places.yOf(target)}%` }}
            />
          )}
          {pointed && (
            <ChartTip
              x={places.xOf(pointed.day)}
              y={places.yOf(pointed.value)}
              title={say(pointed.value)}
              note={nameOf(pointed.day)}
            />
          )}
        </div>
        <DayAxis labels={kind === 'bar' ? barLabels(days) : axisDays(...span)} places={places} />
      </div>
      <ChartTable label={label} step={step} points={points} nameOf={nameOf} say={say} />
    </figure>
  );
}

function ValueAxis({ ticks, places }: { ticks: readonly Tick[]; places: PercentScale }) {
  return (
    <div aria-hidden="true" data-axis="values" className="relative">
      {ticks.map(({ value, label }) => (
        <span
          key={value}
          className="absolute right-2 -translate-y-1/2"
          style={{ top: `${places.yOf(value)}%` }}
        >
          {label}
        </span>
      ))}
    </div>
  );
}

function Lines({ ticks, places }: { ticks: readonly Tick[]; places: PercentScale }) {
  return ticks.map(({ value }) => (
    <span
      key={value}
      className={cx('absolute inset-x-0 border-t', value === 0 ? 'border-line-strong' : 'border-line')}
      style={{ top: `${places.yOf(value)}%` }}
    />
  ));
}

/** With large text on a phone the one in the middle has no room, and then not even two beside each other. */
const DAY_LOOK =
  'whitespace-nowrap @max-[16rem]/chart:not-first:not-last:hidden ' +
  '@max-[11rem]/chart:w-min @max-[11rem]/chart:whitespace-normal last:text-right';

interface DayAxisProps {
  readonly labels: readonly { readonly day: string; readonly label: string }[];
  readonly places: PercentScale;
}

function DayAxis({ labels, places }: DayAxisProps) {
  return (
    <div aria-hidden="true" data-axis="days" className="relative col-start-2">
      {labels.map(({ day, label }) => {
        const x = places.xOf(day);
        return (
          // Moved back by its own share of its width, so that the ends do not stick out.
          <span
            key={day}
            className={cx('absolute bottom-0', DAY_LOOK)}
            style={{ left: `${x}%`, translate: `${-x}%` }}
          >
            {label}
          </span>
        );
      })}
    </div>
  );
}
