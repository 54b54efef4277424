import {
  ADMIN_FOOD_STATES,
  ADMIN_FOODS_AT_MOST,
  type AdminFood,
  type AdminFoodState,
} from '@fitarc/contract/admin-foods';
import { TITLES } from '@fitarc/contract/page-titles';
import { Apple } from 'lucide-react';
import { useAddressParams } from '../../../lib/use-address-params.ts';
import { useListFilter } from '../../../lib/use-list-filter.ts';
import { usePagedList } from '../../../lib/use-paged-list.ts';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { PagedList } from '../../../ui/data/paged-list.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { useFocusNextRow } from '../../../ui/data/use-focus-next-row.ts';
import { Button } from '../../../ui/form/button.tsx';
import { ListFilter } from '../../../ui/form/list-filter.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { useDialogState } from '../../../ui/overlay/use-dialog-state.ts';
import { RejectDialog } from '../review/reject-dialog.tsx';
import { ApprovedFoodCard } from './approved-food-card.tsx';
import { approvedFoods } from './approved-foods.queries.ts';
import { EditFood } from './edit-food.tsx';
import { useFoodStanding } from './use-food-standing.ts';

const FILTER = { searchLength: 200, param: 'state', values: ADMIN_FOOD_STATES };
const STATES = [{ value: 'rejected', label: 'Rejected or removed' }] as const;

function useContributor() {
  const { params, change } = useAddressParams();
  const id = Number(params.get('contributor'));
  const contributor = Number.isSafeInteger(id) && id > 0 ? id : undefined;
  return { contributor, clear: () => change({ contributor: undefined, page: undefined }) };
}

export function ApprovedFoodsPage() {
  const { search, filter: state, field } = useListFilter(FILTER);
  const { contributor, clear } = useContributor();
  const { query, list: foods, drop } = usePagedList(approvedFoods({ search, state, contributor }));
  const { list, leaving } = useFocusNextRow<HTMLUListElement>(foods.rows);
  const editing = useDialogState<AdminFood>();
  const asking = useDialogState<AdminFood>();
  const { restoring, reopening, removing, busyWith } = useFoodStanding((food) => {
    leaving(food);
    drop(food);
  }, asking.hide);
  return (
    <Page title={TITLES['/admin/nutrition/foods']} lead="Foods that members share with everyone">
      <ListFilter
        {...field}
        searchLabel="Search foods"
        placeholder="Name or brand"
        filterLabel="Show"
        all="Approved"
        options={STATES}
      />
      {contributor !== undefined && (
        <p className="mb-4">
          <Button variant="secondary" onClick={clear}>
            Foods of one member: show all
          </Button>
        </p>
      )}
      <p className="mb-6 max-w-prose text-sm text-ink-2 empty:hidden">
        {aboutList(search, state, query.data?.total)}
      </p>
      <PagedList
        label="foods"
        {...foods}
        failure={<RetryLine onRetry={() => void query.refetch()} retrying={query.isFetching} />}
        empty={<NoFoods search={search} state={state} />}
      >
        {(rows) => (
          <ul ref={list} className="grid gap-4">
            {rows.map((food) => (
              <ApprovedFoodCard
                key={food.id}
                food={food}
                busy={busyWith?.id === food.id}
                onEdit={editing.show}
                onReopen={(one) => void reopening.write(one)}
                onRemove={(one) => {
                  removing.clear();
                  asking.show(one);
                }}
                onRestore={(one) => void restoring.write(one)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {editing.layer && (
        <EditFood
          key={editing.layer.key}
          food={editing.layer.about}
          open={editing.layer.open}
          onClose={editing.hide}
        />
      )}
      {asking.layer?.open && (
        <RemoveFood food={asking.layer.about} removing={removing} onClose={asking.hide} />
      )}
    </Page>
  );
}

interface RemoveProps {
  readonly food: AdminFood;
  readonly removing: ReturnType<typeof useFoodStanding>['removing'];
  onClose(): void;
}

const RemoveFood = ({ food, removing, onClose }: RemoveProps) => (
  <RejectDialog
    title="Remove this food?"
    description={`Only its contributor will still find ${food.name}. Meals logged from it stay as they are.`}
    confirmLabel="Remove"
    withNote
    busy={removing.isPending}
    failure={removing.failure}
    onReject={(note) => void removing.write({ food, note })}
    onClose={onClose}
  />
);

function aboutList(search: string, state: AdminFoodState | undefined, total = 0): string {
  if (search && total >= ADMIN_FOODS_AT_MOST)
    return `Only ${ADMIN_FOODS_AT_MOST} are listed. Add a word to narrow them down.`;
  if (state === 'rejected') return 'Only their contributors find these. You can restore them.';
  return search ? '' : 'Approved foods, newest first. A wrong approval goes back to review.';
}

function NoFoods({ search, state }: { search: string; state: AdminFoodState | undefined }) {
  const none = state === 'rejected' ? 'No rejected foods' : 'No approved foods yet';
  return (
    <Card>
      <EmptyState icon={<Apple />} title={search ? `No foods match “${search}”` : none}>
        {search ? 'Try another word.' : 'Foods that you approve appear here.'}
      </EmptyState>
    </Card>
  );
}
