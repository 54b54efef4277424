import type { Food } from '@fitarc/contract/foods';
import { useQuery } from '@tanstack/react-query';
import { Apple } from 'lucide-react';
import { useId } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { ShowMore } from '../../../ui/data/show-more.tsx';
import { useRowConfirmation } from '../../../ui/data/use-row-confirmation.ts';
import { Button } from '../../../ui/form/button.tsx';
import { useDialogState } from '../../../ui/overlay/use-dialog-state.ts';
import type { Diary } from '../contribution-diary.ts';
import { contributionsQuery } from '../contributions.queries.ts';
import { ContributionAdd } from './contribution-add.tsx';
import { ContributionDelete } from './contribution-delete.tsx';
import { type ContributionActions, ContributionRow } from './contribution-row.tsx';
import { ContributionsWaiting } from './contributions-waiting.tsx';
import { CustomFoodDialog } from './custom-food-dialog.tsx';

const AT_ONCE = 20;

interface Props {
  readonly diary: Diary;
  onCreate(): void;
  onReport(food: Food): void;
}

export function ContributionList({ diary, onCreate, onReport }: Props) {
  const query = useQuery(contributionsQuery());
  const { layer: added, ...adding } = useDialogState<Food>();
  const { layer: edited, ...editing } = useDialogState<Food>();
  const { confirming, confirm, finish } = useRowConfirmation<Food>();
  if (query.isError && !query.data) {
    const { title, detail } = failureOf(query.error, 'Failed to load your contributions');
    return (
      <ErrorState title={title} retrying={query.isFetching} onRetry={() => query.refetch()}>
        {detail}
      </ErrorState>
    );
  }
  if (!query.data) return <ContributionsWaiting />;
  return (
    <>
      <List
        foods={query.data}
        onCreate={onCreate}
        onAdd={adding.show}
        onEdit={editing.show}
        onDelete={confirm}
        onReport={onReport}
      />
      {added && (
        <ContributionAdd
          key={added.key}
          open={added.open}
          food={added.about}
          diary={diary}
          onClose={adding.hide}
        />
      )}
      {edited && (
        <CustomFoodDialog
          key={edited.key}
          open={edited.open}
          food={edited.about}
          diary={diary}
          onClose={editing.hide}
        />
      )}
      {confirming && <ContributionDelete key={confirming.key} food={confirming.about} onDeleted={finish} />}
    </>
  );
}

interface ListProps extends ContributionActions {
  readonly foods: readonly Food[];
  onCreate(): void;
}

function List({ foods, onCreate, ...actions }: ListProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title="My Contributions" />
      {foods.length === 0 ? (
        <EmptyState
          headingLevel={3}
          icon={<Apple />}
          title="No foods of your own yet"
          action={
            <Button variant="secondary" onClick={onCreate}>
              Create your first food
            </Button>
          }
        >
          Add what you cook yourself, or what the search does not find.
        </EmptyState>
      ) : (
        <ShowMore items={foods} atOnce={AT_ONCE}>
          {(shown) => (
            <ul aria-labelledby={id}>
              {shown.map((food) => (
                <ContributionRow key={food.food_id} food={food} {...actions} />
              ))}
            </ul>
          )}
        </ShowMore>
      )}
    </Card>
  );
}
