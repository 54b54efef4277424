import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '../../../ui/data/card.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { STEPPED_DOWN } from '../library-place.ts';
import { BodyThumb } from './body-map.tsx';

interface Props {
  readonly name: string;
  readonly description: string;
  readonly count: number | undefined;
  readonly muscles: readonly string[];
  readonly to: string;
  onApproach?(): void;
}

const exerciseCountLabel = (count: number) => `${count} ${count === 1 ? 'exercise' : 'exercises'}`;

/** A room of the library: a muscle group or a muscle. */
export function LevelTile({ name, description, count, muscles, to, onApproach }: Props) {
  return (
    <Card as="li" className="relative flex min-h-27 items-center gap-4 p-3! hover:border-line-strong lg:p-4!">
      <BodyThumb
        primary={muscles}
        className="h-[min(5.5rem,24.5vw)] w-[min(4.75rem,21.5vw)] flex-none lg:h-26 lg:w-22"
      />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <h2>
          <Link
            to={to}
            state={STEPPED_DOWN}
            onPointerEnter={onApproach}
            onFocus={onApproach}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-lg"
          >
            {name}
          </Link>
        </h2>
        {description && <p className="text-sm text-ink-2">{description}</p>}
        {count !== undefined && (
          <p className="mt-1 text-sm text-ink-3 tabular-nums">{exerciseCountLabel(count)}</p>
        )}
      </div>
      <ChevronRight size={20} aria-hidden="true" className="text-ink-3" />
    </Card>
  );
}

export const tileGrid = 'grid gap-3 md:grid-cols-2 lg:gap-5 xl:grid-cols-3';

export function TileSkeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={tileGrid}>
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are never reordered
        <Skeleton key={index} className="h-28 rounded-lg lg:h-34" />
      ))}
    </div>
  );
}
