import { readBarcode } from '@fitarc/domain/barcode';
import type { LocalDate } from '@fitarc/domain/local-date';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { FoodChoice } from '../foods/food-choice.ts';
import { type Portion, startPortion } from '../foods/portion.ts';
import { useFoodSearch } from '../foods/use-food-search.ts';
import { type Chosen, dropAddFoodDraft, readAddFoodDraft, storeAddFoodDraft } from './add-food-draft.ts';
import { suggestionsQuery } from './meals.queries.ts';

/** Debounce of the barcode: eight digits may be the beginning of thirteen. */
const PAUSE_MS = 600;

interface Apart {
  readonly choice: FoodChoice;
  readonly label: string;
}

/** Under a key of its own: the same food may be among the results again. */
const storedChoiceOf = (chosen: Chosen | undefined): Chosen | undefined =>
  chosen && { ...chosen, choice: { ...chosen.choice, key: 'kept' } };

/** What is searched for, by words or by barcode, and what has been chosen; kept until the dialog is closed. */
export function useFoodSelection(day: LocalDate, open: boolean, scan = false) {
  const [draft] = useState(() => readAddFoodDraft(day));
  const search = useFoodSearch(draft?.typed);
  const { typed, setTyped } = search;
  const [chosen, setChosen] = useState(() => storedChoiceOf(draft?.chosen));
  /** A food that stands by itself: scanned, or chosen before. */
  const [apart, setApart] = useState<Apart | undefined>(
    () => chosen && { choice: chosen.choice, label: 'Chosen before' },
  );
  /** The code to look up; undefined while it is searched by words. */
  const [barcode, setBarcode] = useState<string | undefined>(scan ? '' : undefined);

  const { data: eaten } = useQuery(suggestionsQuery());
  const lastPortions = useMemo(
    () => new Map(eaten?.portions.map(({ food_id, portion }) => [String(food_id), portion])),
    [eaten],
  );

  useEffect(() => {
    if (open) storeAddFoodDraft({ day, typed, chosen });
    else dropAddFoodDraft();
  }, [open, day, typed, chosen]);

  const byBarcode = (code?: string) => {
    setBarcode(code);
    setApart(undefined);
    setChosen(undefined);
    if (code) setTyped('');
  };
  const code = barcode === undefined && readBarcode(typed) ? typed : '';
  const lookUp = useEffectEvent(byBarcode);
  useEffect(() => {
    if (!code) return;
    const timer = setTimeout(() => lookUp(code), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [code]);

  return {
    search,
    chosen,
    apart,
    barcode,
    byBarcode,
    type(text: string) {
      setChosen(undefined);
      setApart(undefined);
      setTyped(text);
    },
    searchNow: () => (code ? byBarcode(code) : search.searchNow()),
    choose: (choice: FoodChoice) =>
      setChosen({
        choice,
        portion: startPortion(choice, { last: lastPortions.get(String(choice.foodId)), typed }),
      }),
    setPortion: (portion: Portion) => setChosen((last) => last && { ...last, portion }),
    setScanned: (choice: FoodChoice) => setApart({ choice, label: 'Scanned product' }),
    startOver() {
      byBarcode();
      setTyped('');
    },
  };
}
