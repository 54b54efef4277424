import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { message, pathId } from './fields.ts';
import { copied, sharedRecipe } from './recipes.ts';

const params = z.object({ id: pathId });
const share = z.object({ share_key: z.nullable(z.string()) });

export const shareRecipe = endpoint({
  method: 'PUT',
  path: '/recipes/:id/share',
  access: 'member',
  summary: 'Share a recipe with every member who has its link; a recipe that is shared keeps its key',
  params,
  response: share,
});

export const stopSharingRecipe = endpoint({
  method: 'DELETE',
  path: '/recipes/:id/share',
  access: 'member',
  summary: 'Stop sharing a recipe; its link no longer works, and copies stay',
  params,
  response: message,
});

const shareKey = z.object({ key: z.string().check(z.regex(/^[\w-]{1,64}$/)) });

export const getSharedRecipe = endpoint({
  method: 'GET',
  path: '/shared-recipes/:key',
  access: 'member',
  scope: 'diary:read',
  summary: 'Get a recipe by the key of its link',
  params: shareKey,
  response: sharedRecipe,
});

export const copySharedRecipe = endpoint({
  method: 'POST',
  path: '/shared-recipes/:key/copy',
  access: 'member',
  scope: 'diary:write',
  summary:
    'Copy a shared recipe into your recipes; ingredients that are foods of its owner keep their figures ' +
    'without the food',
  params: shareKey,
  response: copied,
  status: 201,
  idempotent: true,
});
