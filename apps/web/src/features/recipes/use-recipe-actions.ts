import type { Recipe } from '@fitarc/contract/recipes';
import { useQueryClient } from '@tanstack/react-query';
import { failureUnder } from '../../lib/failure.ts';
import { randomKey } from '../../lib/retry-key.ts';
import { useNavigateIfMounted } from '../../lib/use-navigate-if-mounted.ts';
import { useWrite } from '../../lib/use-write.ts';
import { toast } from '../../ui/overlay/toast-store.ts';
import { draftOf, inputOf } from './recipe-draft.ts';
import { copyRecipe, createRecipe, deleteRecipe, refreshRecipes } from './recipes.queries.ts';

/** Copying somebody's recipe; deleting one's own, with a way back. */
export function useRecipeActions(recipe: Recipe) {
  const go = useNavigateIfMounted();
  const queryClient = useQueryClient();

  async function bringBack() {
    try {
      await createRecipe(inputOf(draftOf(recipe)), randomKey());
      await refreshRecipes(queryClient);
    } catch {
      toast({ message: `${recipe.name} could not be brought back`, tone: 'danger' });
    }
  }
  const deletion = useWrite({
    closes: true,
    send: () => deleteRecipe(recipe.recipe_id),
    toFailure: (error) => failureUnder(error, 'Failed to delete the recipe'),
    onSuccess: () => {
      toast({
        message: `${recipe.name} deleted`,
        action: { label: 'Undo', onAction: () => void bringBack() },
      });
      go('/recipes', { replace: true });
      void refreshRecipes(queryClient);
    },
  });
  const copy = useWrite({
    closes: true,
    send: (_input: undefined, key) => copyRecipe(recipe.recipe_id, key),
    toFailure: (error) => failureUnder(error, 'Failed to copy the recipe'),
    onSuccess: (made) => {
      toast({ message: `${made.name} copied to your recipes`, tone: 'success' });
      void refreshRecipes(queryClient);
      go(`/recipes/${made.recipe_id}`);
    },
  });
  return { deletion, copy };
}
