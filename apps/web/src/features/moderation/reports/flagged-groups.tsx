import { Check } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import type { Flagged } from './flagged.queries.ts';

const GROUPS = [
  { type: 'contributed_food', title: 'Flagged foods', empty: 'No flagged foods' },
  { type: 'workout', title: 'Flagged workouts', empty: 'No flagged workouts' },
  { type: 'meal', title: 'Flagged meals', empty: 'No flagged meals' },
] as const;

interface Props {
  readonly items: readonly Flagged[];
  readonly ref: RefObject<HTMLDivElement | null>;
  children(item: Flagged): ReactNode;
}

/** All three, with or without anything in them. */
export function FlaggedGroups({ items, ref, children }: Props) {
  return (
    <div ref={ref} className="grid gap-8">
      {GROUPS.map(({ type, ...group }) => (
        <Group key={type} {...group} items={items.filter((item) => item.type === type)}>
          {children}
        </Group>
      ))}
    </div>
  );
}

interface GroupProps extends Omit<Props, 'ref'> {
  readonly title: string;
  readonly empty: string;
}

function Group({ title, empty, items, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3">
        {title}
      </h2>
      {items.length === 0 ? (
        <p className="flex items-center gap-2 text-ink-2">
          <Check size={18} aria-hidden="true" className="shrink-0 text-success" />
          {empty}
        </p>
      ) : (
        <ul className="grid gap-4">{items.map(children)}</ul>
      )}
    </section>
  );
}
