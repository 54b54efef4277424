import {
  figuresOfDish,
  figuresPer100Grams,
  RECIPE_BOUNDS,
  rawGramsOf,
  recipeServingGrams,
} from '@fitarc/domain/recipe';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Failure } from '../../../lib/failure.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { ThumbBar } from '../../../ui/layout/thumb-bar.tsx';
import { LeaveQuestion, RestoredNotice } from '../../../ui/overlay/unsaved.tsx';
import { useDialogState } from '../../../ui/overlay/use-dialog-state.ts';
import { ScaleChoice } from '../components/scale-choice.tsx';
import { ServingFigures } from '../components/serving-figures.tsx';
import { amountsOf, type DraftIngredient, type Problem, problemOf, scaleDraft } from '../recipe-draft.ts';
import { factsOf, gramsText } from '../recipe-text.ts';
import type { Editing } from '../use-recipe-draft.ts';
import { EditorBasics } from './editor-basics.tsx';
import { IngredientRows } from './ingredient-rows.tsx';
import { leaveOut } from './read-lines.ts';
import { useMatching } from './use-matching.ts';

const IngredientDialog = lazy(() =>
  import('./ingredient-dialog.tsx').then((module) => ({ default: module.IngredientDialog })),
);

interface Props {
  readonly title: string;
  readonly editing: Editing;
  readonly back: { readonly to: string; readonly label: string };
  readonly busy: 'save' | 'log' | undefined;
  readonly failure: Failure | undefined;
  onSave(andLog: boolean): void;
}

export function RecipeEditor({ title, editing, back, busy, failure, onSave }: Props) {
  const { draft, change, replace } = editing;
  const matching = useMatching(editing);
  const [problem, setProblem] = useState<Problem>();
  const dialog = useDialogState<DraftIngredient | undefined>();
  const form = useRef<HTMLDivElement>(null);
  const amounts = amountsOf(draft);
  const serving = recipeServingGrams(amounts);
  const figures = figuresOfDish(figuresPer100Grams(amounts), serving);
  const missing = draft.ingredients.filter(({ state }) => state === 'missing');

  function save(andLog: boolean) {
    const found = problemOf(draft);
    setProblem(found);
    if (!found) return onSave(andLog);
    form.current?.querySelector<HTMLElement>(`[data-field="${found.field}"]`)?.focus();
  }
  function put(ingredient: DraftIngredient) {
    const isKnown = draft.ingredients.some(({ key }) => key === ingredient.key);
    change({
      ingredients: isKnown
        ? draft.ingredients.map((one) => (one.key === ingredient.key ? ingredient : one))
        : [...draft.ingredients, ingredient],
    });
    dialog.hide();
  }
  const remove = (ingredient: DraftIngredient) => {
    replace((last) => leaveOut(last, ingredient));
    dialog.hide();
  };
  const isReady = matching.waiting === 0;
  const saveButton = (
    <Button
      className="max-lg:flex-1"
      full
      busy={busy === 'save'}
      disabled={!isReady}
      onClick={() => save(false)}
    >
      Save Recipe
    </Button>
  );
  return (
    <Page
      title={title}
      heading={draft.name.trim() || title}
      lead={factsOf(draft.ingredients.length, amounts.servings)}
      above={<BackLink to={back.to}>{back.label}</BackLink>}
    >
      {editing.restored && <RestoredNotice className="mb-4" onDiscard={editing.discard} />}
      <div
        ref={form}
        inert={editing.saving}
        className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-5"
      >
        <Card
          aria-label="Figures"
          className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-5 lg:row-start-1"
        >
          <CardHead title={serving > 0 ? `Per serving, ${gramsText(serving)}` : 'Per serving'} />
          <ServingFigures figures={figures} />
          {missing.length > 0 && (
            <p className="mt-3 text-sm text-ink-2 wrap-anywhere">
              {missing.map(({ name }) => name).join(', ')}{' '}
              {missing.length === 1 ? 'counts as nothing' : 'count as nothing'} until you choose a food or
              leave it out.
            </p>
          )}
          <div className="mt-4 grid gap-2 max-lg:hidden">
            {saveButton}
            <Button variant="quiet" full busy={busy === 'log'} disabled={!isReady} onClick={() => save(true)}>
              Save and Log 1 Serving
            </Button>
          </div>
        </Card>
        {failure && <FailureNotice failure={failure} />}
        <EditorBasics
          draft={draft}
          problem={problem}
          serving={serving}
          raw={rawGramsOf(amounts)}
          onChange={(changes) => {
            setProblem(undefined);
            change(changes);
          }}
        />
        <Card>
          <TextAreaField
            label="Ingredients, one a line"
            hint="Paste or type them, with amounts: 500 g chicken breast, 2 onions, 1 tbsp olive oil."
            error={problem?.field === 'ingredients' && problem.message}
            data-field="ingredients"
            rows={5}
            maxLength={10_000}
            value={draft.text}
            onChange={(event) => {
              setProblem(undefined);
              change({ text: event.target.value });
            }}
          />
        </Card>
        <IngredientRows
          draft={draft}
          matching={matching}
          onEdit={dialog.show}
          onConfirm={(ingredient) => put({ ...ingredient, state: 'sure' })}
          onLeaveOut={remove}
        />
        <div className="flex flex-wrap items-start justify-between gap-2">
          <Button
            variant="quiet"
            icon={<Plus size={18} aria-hidden="true" />}
            disabled={draft.ingredients.length >= RECIPE_BOUNDS.ingredients}
            onClick={() => dialog.show(undefined)}
          >
            Add an Ingredient
          </Button>
          {draft.ingredients.length > 0 && isReady && (
            <ScaleChoice
              servings={amounts.servings}
              onScale={(factor) => replace((last) => scaleDraft(last, factor))}
            />
          )}
        </div>
        <Card className="grid gap-4">
          <TextAreaField
            label="Steps, one a line"
            optional
            maxLength={RECIPE_BOUNDS.steps}
            value={draft.steps}
            onChange={(event) => change({ steps: event.target.value })}
          />
          <TextAreaField
            label="Note"
            optional
            rows={2}
            maxLength={RECIPE_BOUNDS.note}
            value={draft.note}
            onChange={(event) => change({ note: event.target.value })}
          />
        </Card>
      </div>
      <ThumbBar>
        <Button
          variant="secondary"
          className="flex-1"
          busy={busy === 'log'}
          disabled={!isReady}
          onClick={() => save(true)}
        >
          Log 1 Serving
        </Button>
        {saveButton}
      </ThumbBar>
      {dialog.layer && (
        <Suspense key={dialog.layer.key}>
          <IngredientDialog
            open={dialog.layer.open}
            ingredient={dialog.layer.about}
            onSave={put}
            onRemove={removal(dialog.layer.about, remove)}
            onClose={dialog.hide}
          />
        </Suspense>
      )}
      <LeaveQuestion guard={editing.guard} what="recipe" />
    </Page>
  );
}

const removal = (ingredient: DraftIngredient | undefined, remove: (one: DraftIngredient) => void) =>
  ingredient && (() => remove(ingredient));
