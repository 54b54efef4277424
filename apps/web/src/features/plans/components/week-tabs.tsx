import { Segmented } from '../../../ui/form/segmented.tsx';

interface Props {
  readonly count: number;
  /** 0 for the first. */
  readonly chosen: number;
  /** The one it is now, where the plan is trained by. */
  readonly current?: number | undefined;
  onChoose(week: number): void;
}

/** The weeks of a plan that has several. */
export function WeekTabs({ count, chosen, current, onChoose }: Props) {
  if (count <= 1) return null;
  return (
    <Segmented
      label="Weeks"
      value={chosen}
      onChange={onChoose}
      options={Array.from({ length: count }, (_, week) => ({
        value: week,
        label: week === current ? `Week ${week + 1} (now)` : `Week ${week + 1}`,
      }))}
    />
  );
}
