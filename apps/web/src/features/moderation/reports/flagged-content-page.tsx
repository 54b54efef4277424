import { TITLES } from '@fitarc/contract/page-titles';
import { failureUnder } from '../../../lib/failure.ts';
import { useAddressParams } from '../../../lib/use-address-params.ts';
import { usePagedList } from '../../../lib/use-paged-list.ts';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { PagedList } from '../../../ui/data/paged-list.tsx';
import { useFocusNextRow } from '../../../ui/data/use-focus-next-row.ts';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { RejectDialog } from '../review/reject-dialog.tsx';
import { sayReviewed } from '../review/say-reviewed.ts';
import { useReview } from '../review/use-review.ts';
import { ClosedReports } from './closed-reports.tsx';
import { type Flagged, flaggedContent, reopenAll, sendReview } from './flagged.queries.ts';
import { FlaggedCard } from './flagged-card.tsx';
import { FlaggedGroups } from './flagged-groups.tsx';

const DONE = {
  approve: 'approved: its reports are closed',
  reject: 'rejected: only its contributor finds it now',
  removed: 'removed: nobody finds it anymore',
};

/** A product belongs to nobody: rejected, it is removed. */
const isProduct = ({ food }: Flagged) => food?.is_product === true;

const VIEWS = [
  { value: 'open', label: 'Open' },
  { value: 'approved', label: 'Closed' },
] as const;

export function FlaggedContentPage() {
  const { params, change } = useAddressParams();
  const isClosed = params.get('state') === 'approved';
  return (
    <Page title={TITLES['/admin/content']} lead="What members report">
      <div className="mb-4">
        <Segmented
          label="Reports"
          value={isClosed ? 'approved' : 'open'}
          options={VIEWS}
          onChange={(view) => change({ state: view === 'approved' ? view : undefined, page: undefined })}
        />
      </div>
      {isClosed ? <ClosedReports /> : <OpenReports />}
    </Page>
  );
}

function OpenReports() {
  const { query, list: queue, drop, refresh } = usePagedList(flaggedContent);
  const { list, leaving } = useFocusNextRow<HTMLDivElement>(queue.rows);
  const { review, confirming, confirm, cancelConfirm, about, verdict, isPending, failure } =
    useReview<Flagged>({
      send: sendReview,
      undo: reopenAll,
      leave: (item, message, undo) => {
        sayReviewed(message, undo);
        leaving(item);
        drop(item);
      },
      refresh,
      done: (flagged, decided) =>
        `${flagged.name} ${DONE[decided === 'reject' && isProduct(flagged) ? 'removed' : decided]}`,
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
    <>
      <Meanings />
      <PagedList label="reports" {...queue} failure={<LoadFailure query={query} />} empty={groups([])}>
        {groups}
      </PagedList>
      {confirming && (
        <RejectDialog
          title="Reject this content?"
          description={`${
            isProduct(confirming)
              ? `Nobody will find ${confirming.name} anymore`
              : `Only its contributor will still find ${confirming.name}`
          }, and all open reports on it will be closed. Meals logged from it stay as they are.`}
          withNote={confirming.type === 'contributed_food'}
          noteLabel={
            isProduct(confirming)
              ? 'Note to those who reported it'
              : 'Note to the contributor and those who reported it'
          }
          busy={isPending}
          failure={failure}
          onReject={(note) => review({ row: confirming, verdict: 'reject', note })}
          onClose={cancelConfirm}
        />
      )}
    </>
  );
}

function Meanings() {
  return (
    <p className="mb-6 max-w-prose text-sm text-ink-2">
      <b className="font-strong text-ink">Approve</b> the content if it is fine: its reports are closed and
      nothing else changes. <b className="font-strong text-ink">Reject</b> it if not: only its contributor can
      still find a food, and nobody can find a product.
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
