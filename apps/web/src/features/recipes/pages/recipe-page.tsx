import type { Recipe } from '@fitarc/contract/recipes';
import { useQuery } from '@tanstack/react-query';
import { CopyPlus, Ellipsis, Pencil, Share2, Trash2, Utensils } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Badge } from '../../../ui/data/badge.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button, ButtonLink, IconButton } from '../../../ui/form/button.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { ThumbBar } from '../../../ui/layout/thumb-bar.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import { useDialogState } from '../../../ui/overlay/use-dialog-state.ts';
import { RecipeContent } from '../components/recipe-content.tsx';
import { RecipeNotShown } from '../components/recipe-not-shown.tsx';
import { factsOf } from '../recipe-text.ts';
import { recipeQuery } from '../recipes.queries.ts';
import { useRecipeActions } from '../use-recipe-actions.ts';

const LogRecipe = lazy(() => import('../components/log-recipe.tsx').then((m) => ({ default: m.LogRecipe })));
const ShareRecipe = lazy(() =>
  import('../components/share-recipe.tsx').then((m) => ({ default: m.ShareRecipe })),
);

export function RecipePage() {
  const { id = '' } = useParams();
  const recipe = useQuery(recipeQuery(id));
  if (recipe.data && !recipe.isError) return <RecipeView key={id} recipe={recipe.data} />;
  return <RecipeNotShown query={recipe} />;
}

function RecipeView({ recipe }: { recipe: Recipe }) {
  const navigate = useNavigate();
  const dialog = useDialogState<'log' | 'share'>();
  const { deletion, copy } = useRecipeActions(recipe);
  const edit = `/recipes/${recipe.recipe_id}/edit`;
  const logButton = (
    <Button
      className="max-lg:flex-1"
      icon={<Utensils size={18} aria-hidden="true" />}
      onClick={() => dialog.show('log')}
    >
      Log Recipe
    </Button>
  );
  const copyButton = (
    <Button
      variant="secondary"
      className="max-lg:flex-1"
      busy={copy.isPending}
      icon={<CopyPlus size={18} aria-hidden="true" />}
      onClick={() => void copy.write(undefined)}
    >
      Copy to Mine
    </Button>
  );
  const more = (
    <Menu
      label={`Actions for ${recipe.name}`}
      align="end"
      trigger={
        <IconButton label="More actions">
          <Ellipsis size={20} aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil size={18} />} onSelect={() => void navigate(edit)}>
        Edit
      </MenuItem>
      <MenuItem icon={<Share2 size={18} />} onSelect={() => dialog.show('share')}>
        Share
      </MenuItem>
      <MenuItem icon={<Trash2 size={18} />} danger onSelect={() => void deletion.write(undefined)}>
        Delete
      </MenuItem>
    </Menu>
  );
  return (
    <Page
      title={recipe.name}
      lead={
        <span className="flex flex-wrap items-center gap-2">
          {factsOf(recipe.ingredients.length, recipe.servings)}
          {!recipe.is_own && <Badge tone="outline">{recipe.owner ?? 'Household'}</Badge>}
        </span>
      }
      above={<BackLink to="/recipes">Recipes</BackLink>}
      actions={
        <>
          <div className="flex gap-3 max-lg:hidden">
            {recipe.is_own ? (
              <ButtonLink variant="secondary" to={edit} icon={<Pencil size={18} aria-hidden="true" />}>
                Edit
              </ButtonLink>
            ) : (
              copyButton
            )}
            {logButton}
          </div>
          {recipe.is_own && more}
        </>
      }
    >
      <div className="mb-4 empty:hidden">
        {(deletion.failure || copy.failure) && <FailureNotice failure={deletion.failure ?? copy.failure} />}
      </div>
      <RecipeContent recipe={recipe} />
      <ThumbBar>
        {!recipe.is_own && copyButton}
        {logButton}
      </ThumbBar>
      {dialog.layer && (
        <Suspense key={dialog.layer.key}>
          {dialog.layer.about === 'log' ? (
            <LogRecipe open={dialog.layer.open} recipe={recipe} onClose={dialog.hide} />
          ) : (
            <ShareRecipe open={dialog.layer.open} recipe={recipe} onClose={dialog.hide} />
          )}
        </Suspense>
      )}
    </Page>
  );
}
