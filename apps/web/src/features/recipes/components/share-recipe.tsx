import type { Recipe } from '@fitarc/contract/recipes';
import { useQueryClient } from '@tanstack/react-query';
import { failureUnder } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { ShareLink } from '../../../ui/form/share-link.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { recipeQuery, shareRecipe, stopSharingRecipe } from '../recipes.queries.ts';

interface Props {
  readonly open: boolean;
  readonly recipe: Recipe;
  onClose(): void;
}

export function ShareRecipe({ open, recipe, onClose }: Props) {
  const queryClient = useQueryClient();
  const { recipe_id, share_key } = recipe;
  const remember = (key: string | null) =>
    queryClient.setQueryData(recipeQuery(recipe_id).queryKey, (last) => last && { ...last, share_key: key });
  const starting = useWrite({
    send: () => shareRecipe(recipe_id),
    toFailure: (error) => failureUnder(error, 'Failed to share the recipe'),
    onSuccess: (share) => remember(share.share_key),
  });
  const stopping = useWrite({
    send: () => stopSharingRecipe(recipe_id),
    toFailure: (error) => failureUnder(error, 'Failed to stop sharing'),
    onSuccess: () => {
      remember(null);
      toast({ message: 'The link no longer works' });
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Share This Recipe"
      description={recipe.name}
    >
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-2">
          Everyone who is logged in here and has the link can read and copy the recipe, and sees your first
          name. Your diary stays private.
        </p>
        <ShareLink
          path={share_key ? `/shared-recipe/${share_key}` : undefined}
          starting={starting.isPending}
          stopping={stopping.isPending}
          onStart={() => void starting.write(undefined)}
          onStop={() => void stopping.write(undefined)}
        />
        <FailureNotice failure={starting.failure ?? stopping.failure} />
      </div>
    </Dialog>
  );
}
