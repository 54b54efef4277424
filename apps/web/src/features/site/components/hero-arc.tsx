const STOPS = [
  { x: 96, y: 424, className: 'fill-on-accent' },
  { x: 96, y: 96, className: 'fill-on-accent animate-fade-in [animation-delay:calc(var(--slow)*.5)]' },
  { x: 424, y: 96, className: 'fill-on-accent animate-fade-in [animation-delay:calc(var(--slow)*1.6)]' },
  { x: 424, y: 424, className: 'fill-ink-3' },
];

const LABELS = [
  { x: 123.4, y: 400.6, anchor: 'start', text: 'Plan' },
  { x: 123.4, y: 131.4, anchor: 'start', text: 'Train' },
  { x: 396.6, y: 131.4, anchor: 'end', text: 'Eat' },
  { x: 396.6, y: 400.6, anchor: 'end', text: 'Look back' },
] as const;

/** An illustration, not a reading: it draws itself once and rests, and screen readers pass it by. */
export function HeroArc() {
  const circle = { cx: 260, cy: 260, r: 232, pathLength: 100 };
  return (
    <div
      aria-hidden="true"
      className="mx-auto grid w-full max-w-125 place-items-center *:col-start-1 *:row-start-1"
    >
      <svg viewBox="0 0 520 500" fill="none" aria-hidden="true" className="h-auto w-full overflow-visible">
        <g strokeWidth={34} strokeLinecap="round" transform="rotate(135 260 260)">
          <circle {...circle} strokeDasharray="75 100" className="stroke-sunken" />
          <circle
            {...circle}
            strokeDasharray="50 100"
            className="animate-[arc-fill_calc(var(--slow)*3)_var(--ease)] stroke-accent"
          />
        </g>
        {STOPS.map(({ x, y, className }) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={6}
            className={`[animation-fill-mode:backwards] ${className}`}
          />
        ))}
        {LABELS.map(({ x, y, anchor, text }) => (
          <text
            key={text}
            x={x}
            y={y}
            textAnchor={anchor}
            className="fill-ink-2 text-[20px] font-label sm:text-[17px]"
          >
            {text}
          </text>
        ))}
      </svg>
      <div className="grid justify-items-center pb-[4%]">
        <span className="text-[clamp(3rem,14vw,5.25rem)]/none font-figure tracking-[-.045em]">867</span>
        <span className="text-sm text-ink-2">kcal left today</span>
      </div>
    </div>
  );
}
