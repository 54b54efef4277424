import { goalLabel } from '@fitarc/domain/plan';
import { pluralize } from '@fitarc/domain/pluralize';
import { dayWords } from '../../../lib/day-text.ts';
import { Badge } from '../../../ui/data/badge.tsx';

interface Props {
  readonly goal: string | null;
  readonly days: number;
  readonly weeks?: number | undefined;
  readonly createdAt: string | null;
  /** '19 exercises, 63 sets'. */
  readonly volume?: string | undefined;
}

function createdWords(instant: string | null): string {
  const words = instant ? dayWords(instant) : '';
  if (!words) return '';
  return `Created ${/\d/.test(words) ? words : words.toLowerCase()}`;
}

export function PlanFacts({ goal, days, weeks = 1, createdAt, volume }: Props) {
  const facts = [
    goalLabel(goal),
    `${pluralize(days, 'day')} per week`,
    weeks > 1 && `${weeks} weeks`,
    volume,
    createdWords(createdAt),
  ];
  return (
    <ul className="flex flex-wrap gap-2">
      {facts.map(
        (fact) =>
          fact && (
            <li key={fact} className="flex">
              <Badge>{fact}</Badge>
            </li>
          ),
      )}
    </ul>
  );
}
