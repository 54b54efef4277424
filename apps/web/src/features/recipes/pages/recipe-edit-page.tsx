import { TITLES } from '@fitarc/contract/page-titles';
import type { Recipe } from '@fitarc/contract/recipes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { failureUnder } from '../../../lib/failure.ts';
import { useMealLayout } from '../../../lib/preferences.ts';
import { randomKey } from '../../../lib/retry-key.ts';
import { useToday } from '../../../lib/today.ts';
import { useNavigateIfMounted } from '../../../lib/use-navigate-if-mounted.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { RecipeNotShown } from '../components/recipe-not-shown.tsx';
import { RecipeEditor } from '../editor/recipe-editor.tsx';
import { mealOfRecipe, slotNow } from '../meal-of-recipe.ts';
import { draftOf, emptyRecipe, inputOf, type RecipeDraft } from '../recipe-draft.ts';
import { createRecipe, logMeal, recipeQuery, refreshRecipes, updateRecipe } from '../recipes.queries.ts';
import { useRecipeDraft } from '../use-recipe-draft.ts';

export function RecipeNewPage() {
  return <EditRecipe title={TITLES['/recipes/new']} name="recipe-new" initial={emptyRecipe} />;
}

export function RecipeEditPage() {
  const { id = '' } = useParams();
  const recipe = useQuery(recipeQuery(id));
  if (recipe.data?.is_own) return <EditStored key={id} recipe={recipe.data} />;
  return <RecipeNotShown query={recipe} isRefused={recipe.data !== undefined} />;
}

function EditStored({ recipe }: { recipe: Recipe }) {
  const [initial] = useState(() => draftOf(recipe));
  return (
    <EditRecipe
      title={TITLES['/recipes/:id/edit']}
      name={`recipe-${recipe.recipe_id}`}
      initial={initial}
      recipe={recipe}
    />
  );
}

interface Props {
  readonly title: string;
  /** Of its draft. */
  readonly name: string;
  readonly initial: RecipeDraft;
  readonly recipe?: Recipe;
}

interface Saving {
  readonly draft: RecipeDraft;
  readonly andLog: boolean;
}

function EditRecipe({ title, name, initial, recipe }: Props) {
  const go = useNavigateIfMounted();
  const queryClient = useQueryClient();
  const today = useToday();
  const { flat } = useMealLayout();
  const editing = useRecipeDraft(name, initial);
  const saving = useWrite({
    closes: true,
    keyContent: ({ draft }: Saving) => inputOf(draft),
    send: ({ draft }: Saving, key) =>
      recipe ? updateRecipe(recipe, inputOf(draft)) : createRecipe(inputOf(draft), key),
    toFailure: (error) => failureUnder(error, 'Failed to save the recipe'),
    onSuccess: async (stored, { andLog }) => {
      editing.settle();
      queryClient.setQueryData(recipeQuery(stored.recipe_id).queryKey, stored);
      void refreshRecipes(queryClient);
      const message = andLog ? await log(stored) : `${stored.name} is saved`;
      toast({ message, tone: 'success' });
      go(`/recipes/${stored.recipe_id}`, { replace: true });
    },
  });

  /** The recipe is stored by then: a failure says so, and is tried again on its page. */
  async function log(stored: Recipe): Promise<string> {
    const portion = { grams: stored.serving_grams, date: today, slot: flat ? undefined : slotNow() };
    try {
      await logMeal(queryClient, mealOfRecipe(stored, portion), randomKey());
      return `${stored.name} is saved, and 1 serving is logged for today`;
    } catch {
      return `${stored.name} is saved, but could not be logged`;
    }
  }

  async function save(andLog: boolean) {
    if (saving.isSending()) return;
    editing.setSaving(true);
    await saving.write({ draft: editing.draft, andLog });
    editing.setSaving(false);
  }

  const pending = saving.pendingInput;
  return (
    <RecipeEditor
      title={title}
      editing={editing}
      back={
        recipe
          ? { to: `/recipes/${recipe.recipe_id}`, label: 'Back to Recipe' }
          : { to: '/recipes', label: 'Recipes' }
      }
      busy={pending && (pending.andLog ? 'log' : 'save')}
      failure={saving.failure}
      onSave={(andLog) => void save(andLog)}
    />
  );
}
