// Seven days on an arc, as angles from its left end; training days are the filled ones.
const TRAINING = new Set([0, 1, 3, 5]);
const ON_ARC = Array.from({ length: 7 }, (_, day) => {
  const angle = Math.PI * (1 - (day + 0.5) / 7);
  return { day, x: 100 + 76 * Math.cos(angle), y: 90 - 76 * Math.sin(angle) };
});

/** A week that comes out by rule: its days on the arc. */
export function GeneratedDrawing() {
  return (
    <svg viewBox="0 0 200 104" fill="none" aria-hidden="true" className="h-20 lg:h-32">
      <path
        d="M24 90a76 76 0 0 1 152 0"
        strokeWidth={6}
        strokeLinecap="round"
        className="stroke-line-strong"
      />
      {ON_ARC.map(({ day, x, y }) => (
        <circle
          key={day}
          cx={x}
          cy={y}
          r={11}
          strokeWidth={3}
          className={TRAINING.has(day) ? 'fill-training stroke-training' : 'fill-surface stroke-line-strong'}
        />
      ))}
      <g strokeWidth={6} strokeLinecap="round" className="stroke-accent">
        <path d="M80 78h40M78 66v24M122 66v24M68 71v14M132 71v14" />
      </g>
    </svg>
  );
}

const ROWS = [
  { y: 6, length: 70 },
  { y: 40, length: 52 },
];

/** Rows that are put together by hand, and room for one more. */
export function BuilderDrawing() {
  return (
    <svg viewBox="0 0 200 104" fill="none" aria-hidden="true" className="h-20 lg:h-32">
      {ROWS.map(({ y, length }) => (
        <g key={y}>
          <rect
            x="30"
            y={y}
            width="140"
            height="26"
            rx="7"
            strokeWidth={2}
            className="fill-surface stroke-line"
          />
          <path
            d={`M41 ${y + 9}v8M47 ${y + 9}v8`}
            strokeWidth={2.5}
            strokeLinecap="round"
            className="stroke-line-strong"
          />
          <path
            d={`M60 ${y + 13}h${length}`}
            strokeWidth={6}
            strokeLinecap="round"
            className="stroke-line-strong"
          />
          <path d={`M148 ${y + 13}h10`} strokeWidth={6} strokeLinecap="round" className="stroke-training" />
        </g>
      ))}
      <rect
        x="30"
        y="74"
        width="140"
        height="26"
        rx="7"
        strokeWidth={2}
        strokeDasharray="5 5"
        className="stroke-line-strong"
      />
      <path d="M100 81v12M94 87h12" strokeWidth={4} strokeLinecap="round" className="stroke-accent" />
    </svg>
  );
}
