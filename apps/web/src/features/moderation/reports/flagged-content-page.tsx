import { TITLES } from '@fitarc/contract/page-titles';
import { failureUnder } from '../../../lib/failure.ts';
import { usePagedList } from '../../../lib/use-paged-list.ts';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { PagedList } from '../../../ui/data/paged-list.tsx';
import { useFocusNextRow } from '../../../ui/data/use-focus-next-row.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { RejectDialog } from '../review/reject-dialog.tsx';
import { useReview } from '../review/use-review.ts';
import { type Flagged, flaggedContent, sendReview } from './flagged.queries.ts';
import { FlaggedCard } from './flagged-card.tsx';
import { FlaggedGroups } from './flagged-groups.tsx';

const DONE = {
  approve: 'approved: the report is closed',
  reject: 'rejected: only its contributor finds it now',
};

export function FlaggedContentPage() {
  const { query, list: queue, drop, refresh } = usePagedList(flaggedContent);
  const { list, leaving } = useFocusNextRow<HTMLDivElement>(queue.rows);
  const { review, confirming, confirm, cancelConfirm, about, verdict, isPending, failure } =
    useReview<Flagged>({
      send: sendReview,
      leave: (item, message) => {
        toast({ message });
        leaving(item);
        drop(item);
      },
      refresh,
      done: ({ name }, decided) => `${name} ${DONE[decided]}`,
      failed: (decided) => `Failed to ${decided} content`,
    });
  const card = (item: Flagged) => {
    const key = flaggedContent.idOf(item);
    const isAbout = about !== undefined && flaggedContent.idOf(about) === key && verdict === 'approve';
    return (
      <FlaggedCard
        key={key}
        item={item}
        busy={isAbout && isPending}
        failure={isAbout ? failure : undefined}
        onApprove={() => review({ row: item, verdict: 'approve' })}
        onReject={() => confirm(item)}
      />
    );
  };
  const groups = (items: readonly Flagged[]) => (
    <FlaggedGroups ref={list} items={items}>
      {card}
    </FlaggedGroups>
  );
  return (
    <Page title={TITLES['/admin/content']} lead="What members report">
      <Meanings />
      <PagedList label="reports" {...queue} failure={<LoadFailure query={query} />} empty={groups([])}>
        {groups}
      </PagedList>
      {confirming && (
        <RejectDialog
          title="Reject this content?"
          description={`Only its contributor will still find ${confirming.name}, and all open reports on it will be closed. Meals logged from it stay as they are.`}
          busy={isPending}
          failure={failure}
          onReject={() => review({ row: confirming, verdict: 'reject' })}
          onClose={cancelConfirm}
        />
      )}
    </Page>
  );
}

function Meanings() {
  return (
    <p className="mb-6 max-w-prose text-sm text-ink-2">
      <b className="font-strong text-ink">Approve</b> when the content is fine: the report is closed and
      nothing else changes. <b className="font-strong text-ink">Reject</b> when it is not: only its
      contributor can still find it.
    </p>
  );
}

function LoadFailure({ query }: { query: ReturnType<typeof usePagedList<Flagged>>['query'] }) {
  if (!query.isError) return null;
  const { title, detail } = failureUnder(query.error, 'Failed to load flagged content');
  return (
    <ErrorState title={title} onRetry={() => void query.refetch()} retrying={query.isFetching}>
      {detail}
    </ErrorState>
  );
}
