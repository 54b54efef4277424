interface Props {
  /** In per cent of the box around it. */
  readonly x: number;
  readonly y: number;
  readonly title: string;
  readonly note: string;
}

/** Above what it is about, below where there is no room; never beyond the sides of the box. */
const BELOW_FROM = 24;

export function ChartTip({ x, y, title, note }: Props) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute z-10 w-max max-w-full rounded-md bg-inverse px-2.5 py-1.5 text-center text-xs text-on-inverse shadow-2"
      style={{
        left: `${x}%`,
        top: `${y}%`,
        translate: `${-x}% ${y < BELOW_FROM ? '0.875rem' : 'calc(-100% - 0.875rem)'}`,
      }}
    >
      <b className="block">{title}</b>
      {note}
    </span>
  );
}
