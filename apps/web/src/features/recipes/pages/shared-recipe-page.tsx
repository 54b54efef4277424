import type { SharedRecipe } from '@fitarc/contract/recipes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CopyPlus } from 'lucide-react';
import { useParams } from 'react-router';
import { failureUnder } from '../../../lib/failure.ts';
import { useNavigateIfMounted } from '../../../lib/use-navigate-if-mounted.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { ThumbBar } from '../../../ui/layout/thumb-bar.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { RecipeContent } from '../components/recipe-content.tsx';
import { RecipeNotShown } from '../components/recipe-not-shown.tsx';
import { factsOf } from '../recipe-text.ts';
import { copySharedRecipe, refreshRecipes, sharedRecipeQuery } from '../recipes.queries.ts';

const GONE = 'This link does not lead to a recipe. It may no longer be shared. Ask for a new link.';

export function SharedRecipePage() {
  const { key = '' } = useParams();
  const shared = useQuery(sharedRecipeQuery(key));
  if (shared.data && !shared.isError) return <SharedView key={key} shareKey={key} recipe={shared.data} />;
  return <RecipeNotShown query={shared} gone={GONE} />;
}

function SharedView({ shareKey, recipe }: { shareKey: string; recipe: SharedRecipe }) {
  const go = useNavigateIfMounted();
  const queryClient = useQueryClient();
  const copying = useWrite({
    closes: true,
    send: (_input: undefined, key) => copySharedRecipe(shareKey, key),
    toFailure: (error) => failureUnder(error, 'Failed to copy the recipe'),
    onSuccess: (made) => {
      toast({ message: `${made.name} copied to your recipes`, tone: 'success' });
      void refreshRecipes(queryClient);
      go(`/recipes/${made.recipe_id}`);
    },
  });
  const button = (
    <Button
      className="max-lg:flex-1"
      busy={copying.isPending}
      icon={<CopyPlus size={18} aria-hidden="true" />}
      onClick={() => void copying.write(undefined)}
    >
      Copy to My Recipes
    </Button>
  );
  return (
    <Page
      title={recipe.name}
      lead={
        <>
          <p>{factsOf(recipe.ingredients.length, recipe.servings)}</p>
          <p>
            {recipe.shared_by
              ? `${recipe.shared_by} shares this recipe with you.`
              : 'A recipe shared with you.'}{' '}
            A copy is yours: later changes to the original do not reach it.
          </p>
        </>
      }
      actions={<div className="max-lg:hidden">{button}</div>}
    >
      <div className="mb-4 empty:hidden">
        {copying.failure && <FailureNotice failure={copying.failure} />}
      </div>
      <RecipeContent recipe={recipe} />
      <ThumbBar>{button}</ThumbBar>
    </Page>
  );
}
