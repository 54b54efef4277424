import type { MealDraft } from '@fitarc/contract/meals';
import type { LocalDate } from '@fitarc/domain/local-date';
import { pluralize } from '@fitarc/domain/pluralize';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failureOf } from '../../../../lib/failure.ts';
import { useWrite } from '../../../../lib/use-write.ts';
import { FailureNotice } from '../../../../ui/data/failure-notice.tsx';
import { Notice } from '../../../../ui/data/notice.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { nutrientsOf } from '../../../foods/food-choice.ts';
import { matchesQuery } from '../../../foods/food-matches.queries.ts';
import { readPortion } from '../../../foods/portion.ts';
import { kcalWords } from '../../../foods/portion-text.ts';
import { saveFailure, storeMeals } from '../../meal-calls.ts';
import { changeDay } from '../../meals.queries.ts';
import { draftsOf, itemsOf, type LineItem } from '../../one-line-foods.ts';
import { Waiting } from './found-foods.tsx';
import { OneLineRow } from './one-line-row.tsx';

interface Props {
  readonly line: string;
  readonly day: LocalDate;
  /** What is shown where the line names one food only. */
  readonly otherwise: ReactNode;
  readonly place: Partial<MealDraft>;
  onAdded(count: number): void;
}

/** A line that names several foods: each with its match and weight, to be confirmed together. */
export function OneLine({ line, otherwise, ...adding }: Props) {
  const { data, isPending, isFetching, error, refetch } = useQuery(matchesQuery(line));
  if (error) {
    return (
      <Notice
        tone="warning"
        className="mx-4 my-3 md:mx-6"
        title={failureOf(error, 'The line could not be read').title}
        action={
          <Button variant="secondary" busy={isFetching} onClick={() => refetch()}>
            Try Again
          </Button>
        }
      >
        Check your connection, or search for one food at a time.
      </Notice>
    );
  }
  if (isPending) return <Waiting />;
  if (data.length < 2) return otherwise;
  return <Items key={line} first={itemsOf(data)} {...adding} />;
}

const caloriesOf = ({ choice, portion }: LineItem) => {
  const grams = readPortion(portion);
  return (choice && grams && nutrientsOf(choice, grams)?.calories) || 0;
};

interface ItemsProps extends Omit<Props, 'line' | 'otherwise'> {
  readonly first: readonly LineItem[];
}

function Items({ first, day, place, onAdded }: ItemsProps) {
  const queryClient = useQueryClient();
  const [items, setItems] = useState(first);
  const [open, setOpen] = useState<string>();
  const drafts = draftsOf(items, day);
  const adding = useWrite({
    send: (meals: MealDraft[], key) => storeMeals(meals, key),
    onSuccess: async (stored) => {
      await changeDay(queryClient, day, (meals) => [...meals, ...stored]);
      onAdded(stored.length);
    },
    toFailure: saveFailure,
  });
  const change = (item: LineItem) => setItems(items.map((one) => (one.key === item.key ? item : one)));
  const unsure = items.filter(({ sure }) => !sure).length;
  const calories = items.reduce((sum, item) => sum + caloriesOf(item), 0);
  return (
    <div className="pb-4">
      <p role="status" className="px-4 py-2 text-sm text-ink-2 md:px-6">
        {unsure > 0
          ? `${pluralize(items.length, 'food')}. Please check ${unsure === 1 ? 'the one' : `the ${unsure}`} marked below.`
          : `${pluralize(items.length, 'food')}, ${kcalWords(calories)}`}
      </p>
      <ul aria-label="Foods in this line" className="border-y border-line">
        {items.map((item) => (
          <OneLineRow
            key={item.key}
            item={item}
            open={open === item.key}
            onToggle={() => setOpen(open === item.key ? undefined : item.key)}
            onChange={change}
            onLeaveOut={() => setItems(items.filter(({ key }) => key !== item.key))}
          />
        ))}
      </ul>
      <div className="grid gap-3 px-4 pt-3 md:px-6">
        <FailureNotice failure={adding.failure} />
        <Button
          disabled={!drafts || drafts.length === 0}
          busy={adding.isPending}
          onClick={() => drafts && void adding.write(drafts.map((draft) => ({ ...draft, ...place })))}
        >
          {items.length === 1 ? 'Add 1 Food' : `Add ${items.length} Foods`}
        </Button>
      </div>
    </div>
  );
}
