import { cx } from '../cx.ts';
import { type ChartProps, chartTone } from './chart-props.ts';
import {
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
import { axisDays, dayLabelFormatter } from './day-label.ts';
import { useChartPointer } from './use-chart-pointer.ts';

/** Values over days: a picture, a tip for mouse, finger and keyboard, and the same as a table. */
export function TimeChart({ kind, ...chart }: ChartProps & { kind: ChartKind }) {
  const { label, summary, points, tone, say, target, unfinished } = chart;
  const span = daySpan(chart.from, chart.to, points);
  const values = points.map(({ value }) => value);
  const range = chart.close ? closeRange(values) : valueRange(values, kind);
  const places = percentScale(span, range);
  const ticks = valueTicks(range, chart.whole);
  const nameOf = dayLabelFormatter(...span);
  const { at, handlers } = useChartPointer(points.map(({ day }) => places.xOf(day)));
  const shown = points[at ?? points.length - 1];
  const pointed = at === undefined ? undefined : points[at];
  const withinAxis = target !== undefined && target >= range[0] && target <= range[1];
  return (
    <figure aria-label={summary}>
      <div className="grid h-[250px] grid-cols-[2.5rem_1fr] grid-rows-[1fr_1.75rem] text-xs text-ink-3 tabular-nums">
        <ValueAxis ticks={ticks} places={places} />
        <div
          {...handlers}
          role="slider"
          tabIndex={0}
          aria-label={`${label}, day by day`}
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
        <DayAxis span={span} places={places} />
      </div>
      <ChartTable label={label} points={points} nameOf={nameOf} say={say} />
    </figure>
  );
}

function ValueAxis({ ticks, places }: { ticks: readonly Tick[]; places: PercentScale }) {
  return (
    <div aria-hidden="true" className="relative">
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

function DayAxis({ span, places }: { span: readonly [string, string]; places: PercentScale }) {
  return (
    <div aria-hidden="true" className="relative col-start-2">
      {axisDays(...span).map(({ day, label }) => {
        const x = places.xOf(day);
        return (
          // Moved back by its own share of its width, so that the ends do not stick out.
          <span
            key={day}
            className="absolute bottom-0 whitespace-nowrap"
            style={{ left: `${x}%`, translate: `${-x}%` }}
          >
            {label}
          </span>
        );
      })}
    </div>
  );
}
