import { TITLES } from '@fitarc/contract/page-titles';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../../lib/failure.ts';
import { useToday } from '../../../lib/today.ts';
import { longDay } from '../../../ui/data/day-names.ts';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { checkInQuery, expenditureQuery } from '../check-in.queries.ts';
import { LeftOutCard } from '../components/left-out-card.tsx';
import { isWithoutCheckIn, NoCheckIn } from '../components/no-check-in.tsx';
import { SpendCard } from '../components/spend-card.tsx';
import { LONGEST_FRAME, WeightBand } from '../components/weight-band.tsx';

function Content() {
  const today = useToday();
  const checkIn = useQuery(checkInQuery());
  const expenditure = useQuery(expenditureQuery(LONGEST_FRAME));
  const failed = [checkIn, expenditure].filter(({ isError, data }) => isError && !data);
  const [first] = failed;
  if (first) {
    return (
      <ErrorState
        title={failureOf(first.error, 'Failed to load your check-in').title}
        retrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => failed.map(({ refetch }) => refetch())}
      />
    );
  }
  if (!checkIn.data || !expenditure.data) {
    return (
      <div
        role="status"
        aria-label="Loading your check-in"
        className="grid gap-4 lg:grid-cols-[3fr_5fr] lg:gap-5"
      >
        <Skeleton height={420} className="rounded-lg" />
        <Skeleton height={420} className="rounded-lg" />
      </div>
    );
  }
  const { status } = checkIn.data;
  if (isWithoutCheckIn(status)) return <NoCheckIn status={status} />;
  const { estimate, history, left_out } = expenditure.data;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[3fr_5fr] lg:gap-5">
      <SpendCard estimate={estimate} checkIn={checkIn.data} />
      <div className="grid min-w-0 gap-4 lg:gap-5">
        {estimate && <WeightBand estimate={estimate} history={history} today={today} />}
        <LeftOutCard days={left_out} today={today} />
      </div>
    </div>
  );
}

export function CheckInPage() {
  const today = useToday();
  return (
    <Page title={TITLES['/check-in']} lead={<p>{longDay(today)}</p>}>
      <Content />
    </Page>
  );
}
