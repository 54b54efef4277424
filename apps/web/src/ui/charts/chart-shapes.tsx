import { Area, AreaClosed, LinePath } from '@visx/shape';
import { cx } from '../cx.ts';
import type { ChartBand, ChartPoint } from './chart-props.ts';
import type { ChartKind, PercentScale } from './chart-scale.ts';

/** With more of them the dots would hide the line. */
const MOST_DOTS = 40;

const dotLook = (pointed: boolean, unfinished: boolean, faint: boolean) => {
  if (faint && !pointed) return 'size-1.5 bg-current opacity-45';
  if (pointed) return 'size-3.5 border-2 border-surface bg-current outline-2 outline-current';
  return unfinished ? 'size-2.5 border-2 border-current bg-surface' : 'size-1.75 bg-current';
};

interface Props {
  readonly kind: ChartKind;
  readonly points: readonly ChartPoint[];
  readonly smooth: readonly ChartPoint[] | undefined;
  readonly band?: readonly ChartBand[] | undefined;
  readonly places: PercentScale;
  readonly unfinished: string | undefined;
  readonly pointed: ChartPoint | undefined;
}

const STRIPES =
  'bg-[repeating-linear-gradient(45deg,currentColor_0_3px,color-mix(in_srgb,currentColor_30%,var(--surface))_3px_7px)]';

/** One a step; the unfinished one is striped. */
function Bars({ points, places, unfinished, pointed }: Omit<Props, 'kind' | 'smooth'>) {
  const width = 68 / Math.max(1, points.length);
  return points.map((point) => (
    <i
      key={point.day}
      className={cx(
        'absolute bottom-0 -translate-x-1/2 rounded-t-[4px]',
        point.day === unfinished ? STRIPES : 'bg-current',
        pointed && point !== pointed && 'opacity-55',
      )}
      style={{ left: `${places.xOf(point.day)}%`, top: `${places.yOf(point.value)}%`, width: `${width}%` }}
    />
  ));
}

export function ChartShapes(props: Props) {
  return props.kind === 'bar' ? <Bars {...props} /> : <Curve {...props} />;
}

function Curve({ kind, points, smooth, band, places, unfinished, pointed }: Props) {
  const x = ({ day }: ChartPoint) => places.xOf(day);
  const y = ({ value }: ChartPoint) => places.yOf(value);
  const over = smooth ? [...smooth] : points.filter(({ day }) => day !== unfinished);
  const open = points.findIndex(({ day }) => day === unfinished);
  const underWay = open > 0 ? points.slice(open - 1, open + 1) : [];
  const stroke = { stroke: 'currentColor', fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
  const hasDot = (point: ChartPoint) =>
    smooth !== undefined || points.length <= MOST_DOTS || point === pointed || point.day === unfinished;
  return (
    <>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
        className="absolute inset-0 size-full overflow-visible"
      >
        {band && (
          <Area
            data={[...band]}
            x={({ day }) => places.xOf(day)}
            y0={({ low }) => places.yOf(low)}
            y1={({ high }) => places.yOf(high)}
            fill="currentColor"
            fillOpacity={0.16}
          />
        )}
        {kind === 'area' && (
          <AreaClosed
            data={[...points]}
            x={x}
            y={y}
            yScale={places.y}
            fill="currentColor"
            fillOpacity={0.16}
          />
        )}
        <LinePath data={underWay} x={x} y={y} {...stroke} strokeWidth={2} strokeDasharray="3 4" />
        <LinePath data={over} x={x} y={y} {...stroke} strokeWidth={2.5} strokeLinejoin="round" />
      </svg>
      {points.filter(hasDot).map((point) => (
        <i
          key={point.day}
          className={cx(
            'absolute -translate-1/2 rounded-full',
            dotLook(point === pointed, point.day === unfinished, smooth !== undefined),
          )}
          style={{ left: `${x(point)}%`, top: `${y(point)}%` }}
        />
      ))}
    </>
  );
}
