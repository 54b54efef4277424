import type { SharedRecipe } from '@fitarc/contract/recipes';
import { roundTo } from '@fitarc/domain/units';
import { useId, useState } from 'react';
import { formatWhole } from '../../../lib/format-number.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { gramsText } from '../recipe-text.ts';
import { ScaleChoice } from './scale-choice.tsx';
import { ServingFigures } from './serving-figures.tsx';

type Content = Omit<SharedRecipe, 'shared_by'>;

/** Figures, ingredients, steps and note, to read and to cook from. */
export function RecipeContent({ recipe }: { recipe: Content }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-5">
      <Card className="lg:col-start-2 lg:row-start-1">
        <CardHead title={`Per serving, ${gramsText(recipe.serving_grams)}`} />
        <ServingFigures figures={recipe.per_serving} />
      </Card>
      <div className="grid gap-4 lg:gap-5">
        <Ingredients recipe={recipe} />
        <Steps steps={recipe.steps} />
        {recipe.note && (
          <Card>
            <CardHead title="Note" />
            <p className="whitespace-pre-line wrap-anywhere">{recipe.note}</p>
          </Card>
        )}
      </div>
    </div>
  );
}

function Ingredients({ recipe }: { recipe: Content }) {
  const id = useId();
  const [factor, setFactor] = useState(1);
  return (
    <Card flush aria-labelledby={id}>
      <CardHead
        id={id}
        title="Ingredients"
        action={
          <ScaleChoice servings={recipe.servings} shown={recipe.servings * factor} onScale={setFactor} />
        }
      />
      <ul>
        {recipe.ingredients.map(({ line, name, grams, calories }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the same ingredient may be there twice, and none moves
            key={at}
            className="flex items-center gap-3 border-t border-line px-4 py-2.5 tabular-nums lg:px-6"
          >
            <span className="grid min-w-0 flex-1 wrap-anywhere">
              <span className="font-label">{name}</span>
              {line && factor === 1 && line !== name && <span className="text-sm text-ink-2">{line}</span>}
            </span>
            <span className="grid flex-none justify-items-end">
              <b className="font-strong">{gramsText(roundTo(grams * factor, 1))}</b>
              <span className="text-sm text-ink-2">{formatWhole((calories ?? 0) * factor)} kcal</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Steps({ steps }: { steps: string }) {
  const lines = steps.split('\n').flatMap((line) => line.trim() || []);
  if (lines.length === 0) return null;
  return (
    <Card>
      <CardHead title="Steps" />
      <ol className="grid list-decimal gap-2 pl-6 marker:font-strong marker:text-ink-2">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step may be there twice, and none moves
          <li key={at} className="pl-1 wrap-anywhere">
            {line.replace(/^\d{1,2}[.)]\s+/, '')}
          </li>
        ))}
      </ol>
    </Card>
  );
}
