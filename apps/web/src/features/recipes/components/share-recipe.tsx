import type { Recipe } from '@fitarc/contract/recipes';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { failureUnder } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { CopyLink } from '../../../ui/form/copy-link.tsx';
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
        {share_key ? (
          <>
            <CopyLink address={`${window.location.origin}/shared-recipe/${share_key}`} />
            <Button
              variant="danger-quiet"
              className="-ml-3"
              busy={stopping.isPending}
              onClick={() => void stopping.write(undefined)}
            >
              Stop Sharing
            </Button>
          </>
        ) : (
          <Button
            busy={starting.isPending}
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={() => void starting.write(undefined)}
          >
            Create Link
          </Button>
        )}
        <FailureNotice failure={starting.failure ?? stopping.failure} />
      </div>
    </Dialog>
  );
}
