import type { ProgramSummary } from '@fitarc/contract/programs';
import { Badge } from '../../../ui/data/badge.tsx';
import { DifficultyBadge } from '../../library/components/exercise-card.tsx';
import { factsOf } from '../program-text.ts';

/** Level, days, weeks, time and equipment at a glance. */
export function ProgramFacts({ program }: { program: ProgramSummary }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      <li className="flex">
        <DifficultyBadge difficulty={program.level} />
      </li>
      {factsOf(program).map((fact) => (
        <li key={fact} className="flex">
          <Badge>{fact}</Badge>
        </li>
      ))}
      {program.equipment.map((name) => (
        <li key={name} className="flex">
          <Badge tone="outline">{name}</Badge>
        </li>
      ))}
    </ul>
  );
}
