import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { useState } from 'react';
import { Segmented } from '../../../ui/form/segmented.tsx';

const ALL = 0;
const FRAMES = [
  { value: 30, label: '30 Days' },
  { value: 90, label: '90 Days' },
  { value: 365, label: '1 Year' },
  { value: ALL, label: 'All' },
] as const;
type Frame = (typeof FRAMES)[number]['value'];

interface Options {
  readonly today: LocalDate;
  /** The shortest there is to choose. */
  readonly shortest: Frame;
  readonly start: Frame;
}

/** How far back a chart goes, and the choice of it. Points come oldest first. */
export function useTimeShown<P extends { readonly day: LocalDate }>(
  points: readonly P[],
  { today, shortest, start }: Options,
) {
  const [frame, setFrame] = useState<Frame>(start);
  const from = frame === ALL ? (points[0]?.day ?? today) : addDays(today, -frame);
  const options = FRAMES.filter(({ value }) => value === ALL || value >= shortest);
  return {
    from,
    shown: points.filter(({ day }) => day >= from),
    choice: <Segmented label="Time shown" value={frame} onChange={setFrame} options={options} />,
  };
}

/** Stands in place of a line that has no two points. */
export const TooFewPoints = ({ total, noun }: { total: number; noun: string }) => (
  <p className="text-ink-2">
    {total > 1
      ? `Fewer than two ${noun}s in this period. Choose a longer one.`
      : `The line starts with your second ${noun}.`}
  </p>
);
