import { reopenFood } from '@fitarc/contract/admin-foods';
import type { PendingFood } from '@fitarc/contract/food-reviews';
import { TITLES } from '@fitarc/contract/page-titles';
import { Inbox } from 'lucide-react';
import { call } from '../../../lib/api.ts';
import { usePagedList } from '../../../lib/use-paged-list.ts';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { PagedList } from '../../../ui/data/paged-list.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { useFocusNextRow } from '../../../ui/data/use-focus-next-row.ts';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { RejectDialog } from '../review/reject-dialog.tsx';
import { sayReviewed } from '../review/say-reviewed.ts';
import { useReview } from '../review/use-review.ts';
import { pendingFoods, sendReview } from './food-reviews.queries.ts';
import { PendingFoodCard } from './pending-food-card.tsx';

const DONE = {
  approve: 'approved: every member finds it now',
  reject: 'rejected: only its contributor finds it',
};

export function FoodReviewsPage() {
  const { query, list: queue, drop, refresh } = usePagedList(pendingFoods);
  const { list, leaving } = useFocusNextRow<HTMLUListElement>(queue.rows);
  const { review, confirming, confirm, cancelConfirm, about, verdict, isPending, failure } =
    useReview<PendingFood>({
      send: sendReview,
      undo: ({ id }) => call(reopenFood, { params: { id: String(id) } }),
      leave: (food, message, undo) => {
        sayReviewed(message, undo);
        leaving(food);
        drop(food);
      },
      refresh,
      done: ({ name }, decided) => `${name} ${DONE[decided]}`,
      failed: (decided) => `Failed to ${decided} the food`,
    });
  return (
    <Page
      title={TITLES['/admin/nutrition']}
      lead="Nutrition Moderation"
      actions={
        <ButtonLink variant="secondary" to="/admin/nutrition/foods">
          Approved Foods
        </ButtonLink>
      }
    >
      <p className="mb-6 max-w-prose text-sm text-ink-2">
        Every member can find an approved food. Only its contributor can find a rejected one, and can correct
        and resubmit it. Check the numbers carefully where a warning appears below them.
      </p>
      <PagedList
        label="foods"
        {...queue}
        failure={<RetryLine onRetry={() => void query.refetch()} retrying={query.isFetching} />}
        empty={
          <Card>
            <EmptyState icon={<Inbox />} title="No foods to review">
              Foods that members share with everyone appear here.
            </EmptyState>
          </Card>
        }
      >
        {(rows) => (
          <ul ref={list} className="grid gap-4">
            {rows.map((food) => {
              const isAbout = about?.id === food.id && verdict === 'approve';
              return (
                <PendingFoodCard
                  key={food.id}
                  food={food}
                  busy={isAbout && isPending}
                  failure={isAbout ? failure : undefined}
                  onApprove={() => review({ row: food, verdict: 'approve' })}
                  onReject={() => confirm(food)}
                />
              );
            })}
          </ul>
        )}
      </PagedList>
      {confirming && (
        <RejectDialog
          title="Reject this food?"
          description={`${confirming.name} leaves this list. Only its contributor can still find it, and sees that it was not approved.`}
          withNote
          busy={isPending}
          failure={failure}
          onReject={(note) => review({ row: confirming, verdict: 'reject', note })}
          onClose={cancelConfirm}
        />
      )}
    </Page>
  );
}
