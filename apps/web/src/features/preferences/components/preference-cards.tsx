import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../../lib/failure.ts';
import { preferencesQuery } from '../../../lib/preferences.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { EffortForm } from './effort-form.tsx';
import { GymWeightsForm } from './gym-weights-form.tsx';
import { UnitsForm } from './units-form.tsx';

/** What a member chooses for all screens: units, how effort is rated, and the weights at hand. */
export function PreferenceCards() {
  const { data, error, isFetching, refetch } = useQuery(preferencesQuery());
  if (error && !data) {
    return (
      <ErrorState
        title={failureOf(error, 'Failed to load your preferences').title}
        retrying={isFetching}
        onRetry={() => refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="h-96 w-full rounded-lg" />;
  return (
    <div className="grid gap-5">
      <Card>
        <CardHead title="Units" />
        <UnitsForm preferences={data} />
      </Card>
      <Card>
        <CardHead title="Effort" />
        <EffortForm preferences={data} />
      </Card>
      <Card>
        <CardHead title="Your Gym" />
        <GymWeightsForm key={data.weight_unit} preferences={data} />
      </Card>
    </div>
  );
}
