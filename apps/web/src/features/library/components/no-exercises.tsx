import type { Exercise } from '@fitarc/contract/exercise';
import { SearchX } from 'lucide-react';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { focusHeading } from '../../../ui/layout/focus-heading.ts';
import { filterExercises } from '../exercise-list.ts';
import { addressOf, type LibraryPlace } from '../library-place.ts';

interface Props {
  readonly place: LibraryPlace;
  /** What there is without filters. */
  readonly all: readonly Exercise[];
  onChange(changes: Partial<LibraryPlace>): void;
}

/** Each way out that leads to exercises, with how many. */
function Loosen({ place, all, onChange }: Props) {
  const offers = [
    { label: 'Any equipment', changes: { equipment: 'all' } },
    { label: 'Any difficulty', changes: { difficulty: 'all' } },
    { label: 'Clear filters', changes: { difficulty: 'all', equipment: 'all' } },
  ]
    .map((offer) => ({ ...offer, count: filterExercises(all, { ...place, ...offer.changes }).length }))
    .filter(({ count }) => count > 0);
  if (offers.length === 0 && place.group && !place.search) {
    return (
      <ButtonLink variant="secondary" to={addressOf({ group: place.group })}>
        Muscles of {place.group}
      </ButtonLink>
    );
  }
  return offers.map(({ label, changes, count }) => (
    <Button
      key={label}
      variant="secondary"
      onClick={() => {
        focusHeading();
        onChange(changes);
      }}
    >
      {label} ({count})
    </Button>
  ));
}

export function NoExercises(props: Props) {
  const { place, all } = props;
  const title =
    place.search && all.length === 0
      ? `No exercises match “${place.search}”`
      : 'No exercises found with current filters';
  return (
    <Card>
      <EmptyState icon={<SearchX />} title={title} action={<Loosen {...props} />}>
        {place.search && all.length === 0 && 'Try a shorter word, a muscle such as “biceps”, or “dumbbell”.'}
      </EmptyState>
    </Card>
  );
}
