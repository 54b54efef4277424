import { cx } from '../../../ui/cx.ts';
// A file of its own, so that the drawing costs no script; it takes its colours from the page.
import bodyMap from '../drawings/body-map.svg?no-inline';

export function CalorieDrawing() {
  const circle = { cx: 50, cy: 50, r: 44, pathLength: 100 };
  return (
    <svg viewBox="0 0 100 100" fill="none" className="size-full lg:size-26" aria-hidden="true">
      <g strokeWidth={12} strokeLinecap="round" transform="rotate(135 50 50)">
        <circle {...circle} strokeDasharray="75 100" className="stroke-sunken" />
        <circle {...circle} strokeDasharray="45 100" className="stroke-calories" />
      </g>
    </svg>
  );
}

export function LibraryDrawing() {
  return (
    <span className="flex gap-2.5">
      {['front', 'back'].map((side) => (
        <svg
          key={side}
          viewBox="-78 0 156 432"
          className="h-[69px] w-[25px] overflow-visible lg:h-[111px] lg:w-10"
          aria-hidden="true"
        >
          <use href={`${bodyMap}#${side}`} />
        </svg>
      ))}
    </span>
  );
}

const LINE = 'M0 64 9.1 76 18.2 58 27.3 70 36.4 52 45.5 61 54.5 40 63.6 46 72.7 28 81.8 37 90.9 16 100 10';

export function TrendDrawing() {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      className="h-16 w-full overflow-visible text-training"
      aria-hidden="true"
    >
      <path d={`${LINE}V100H0Z`} fill="currentColor" fillOpacity={0.14} />
      <path
        d={LINE}
        stroke="currentColor"
        strokeWidth={2.5}
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

const BARS = ['w-[55%] bg-protein', 'w-[76%] bg-carbs', 'w-[44%] bg-fats'];

export function GoalsDrawing() {
  return (
    <span className="grid w-full gap-2.5">
      {BARS.map((bar) => (
        <span key={bar} className="h-2 overflow-clip rounded-full bg-sunken">
          <span className={cx('block h-full rounded-full', bar)} />
        </span>
      ))}
    </span>
  );
}
