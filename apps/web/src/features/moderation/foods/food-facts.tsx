import type { FoodNutrients } from '@fitarc/domain/food';
import { foodDoubts } from '@fitarc/domain/food-doubts';
import { TriangleAlert } from 'lucide-react';
import { formatNumber } from '../../../lib/format-number.ts';
import { servingWords } from '../../foods/portion-text.ts';
import { doubtWords } from './doubt-text.ts';

interface Props {
  readonly food: FoodNutrients & { readonly serving_size: string };
}

const formatFigure = (value: number | null, unit: string) =>
  value === null ? '–' : `${formatNumber(value)} ${unit}`;

/** A food's figures as its contributor gave them, and what is hard to believe about them. */
export function FoodFacts({ food }: Props) {
  const facts = [
    ['Calories', formatFigure(food.calories, 'kcal')],
    ['Protein', formatFigure(food.protein, 'g')],
    ['Carbs', formatFigure(food.carbs, 'g')],
    ['Fats', formatFigure(food.fats, 'g')],
    ['Serving size', servingWords(food.serving_size)],
  ] as const;
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-3 rounded-md bg-sunken px-4 py-3 tabular-nums">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="font-strong wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Doubts food={food} />
    </div>
  );
}

function Doubts({ food }: Props) {
  const doubts = foodDoubts(food);
  if (doubts.length === 0) return null;
  return (
    <ul className="grid gap-1.5 text-sm">
      {doubts.map((doubt) => (
        <li key={doubt.kind} className="flex items-start gap-2">
          <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-warning" />
          {doubtWords(doubt)}
        </li>
      ))}
    </ul>
  );
}
