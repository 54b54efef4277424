import type { TrainedWeeks } from '@fitarc/contract/trends';
import type { LocalDate } from '@fitarc/domain/local-date';
import { PLENTY_OF_SETS, weeklyLoads } from '@fitarc/domain/training-load';
import { mondaysBetween } from '@fitarc/domain/training-weeks';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../../lib/failure.ts';
import { cx } from '../../../ui/cx.ts';
import { Card } from '../../../ui/data/card.tsx';
import { longDay, shortDay } from '../../../ui/data/day-names.ts';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Table } from '../../../ui/data/table.tsx';
import { firstWeek, WEEKS } from '../time-frame.ts';
import { trainedWeeksQuery } from '../trends.queries.ts';
import { TrendSection } from './trend-section.tsx';

/** As many as fit on a phone: the latest. */
const ON_A_PHONE = 6;
const TITLE = 'Sets per muscle a week';
const FAILED = 'Failed to load the sets of each week';

/** Weeks side by side: which part of the body got how many sets. */
export function MuscleWeeks({ today }: { today: LocalDate }) {
  const from = firstWeek(today);
  const trained = useQuery(trainedWeeksQuery(from, today));
  return (
    <TrendSection title={TITLE}>
      {trained.data ? (
        <Weeks exercises={trained.data} mondays={mondaysBetween(from, today)} />
      ) : trained.isError ? (
        <ErrorState title={FAILED} retrying={trained.isFetching} onRetry={() => trained.refetch()}>
          {failureOf(trained.error, FAILED).detail}
        </ErrorState>
      ) : (
        <div role="status" aria-label="Loading the sets of each week">
          <Skeleton className="h-80 rounded-lg" />
        </div>
      )}
    </TrendSection>
  );
}

interface WeeksProps {
  readonly exercises: readonly TrainedWeeks[];
  readonly mondays: readonly LocalDate[];
}

const hiddenOnPhone = (index: number) => index < WEEKS - ON_A_PHONE && 'max-md:hidden';

function Weeks({ exercises, mondays }: WeeksProps) {
  const loads = weeklyLoads(exercises, mondays);
  if (loads.length === 0)
    return (
      <Card>
        <p className="text-ink-2">No sets logged in the last {WEEKS} weeks.</p>
      </Card>
    );
  return (
    <Card flush>
      <Table caption={`${TITLE}, the last ${WEEKS} weeks`} className="tabular-nums">
        <thead>
          <tr className="border-line border-b text-xs text-ink-2">
            <th scope="col" className="py-3 pr-2 pl-4 text-left font-label lg:pl-6">
              Part of the body
            </th>
            {mondays.map((monday, index) => (
              <th
                key={monday}
                scope="col"
                className={cx(
                  'px-0.5 py-3 text-center font-label last:pr-4 lg:last:pr-6',
                  hiddenOnPhone(index),
                )}
              >
                <span className="sr-only">Week of {longDay(monday)}</span>
                <span aria-hidden="true">{shortDay(monday)}</span>
                {index === WEEKS - 1 && <span className="block text-ink-3">so far</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {loads.map(({ area, sets }) => (
            <tr key={area}>
              <th
                scope="row"
                className="py-0.5 pr-2 pl-4 text-left font-label wrap-anywhere max-md:w-full lg:pl-6"
              >
                {area}
              </th>
              {sets.map((count, index) => (
                <td
                  key={mondays[index]}
                  className={cx('px-0.5 py-0.5 last:pr-4 lg:last:pr-6', hiddenOnPhone(index))}
                >
                  <span className={cx('grid min-h-8 min-w-7 place-items-center rounded-sm', look(count))}>
                    {count}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Key />
    </Card>
  );
}

function look(count: number): string {
  if (count === 0) return 'text-ink-3';
  return count >= PLENTY_OF_SETS ? 'bg-training font-strong text-on-training' : 'bg-training-soft';
}

function Key() {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 px-4 pt-2 pb-4 text-xs text-ink-3 lg:px-6">
      <span className="inline-flex items-center gap-1.5">
        <i aria-hidden="true" className="size-3.5 rounded-[4px] bg-training" />
        {PLENTY_OF_SETS} sets or more
      </span>
      <span className="inline-flex items-center gap-1.5">
        <i aria-hidden="true" className="size-3.5 rounded-[4px] bg-training-soft" />1 to {PLENTY_OF_SETS - 1}
      </span>
      <span>An exercise counts for what it trains first of all</span>
    </p>
  );
}
