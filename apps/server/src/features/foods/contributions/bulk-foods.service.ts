import type { FoodInput } from '@fitarc/contract/foods';
import type { Clock } from '../../../platform/clock.ts';
import { addAccepted, firstOfKey } from '../../../platform/db/add-accepted.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { deleteFoods, findOwnFoods, findPersonalFoodsByName } from '../foods.repository.ts';
import { addFoodsForMember } from './contributions.service.ts';

const nameOf = ({ name, brand }: { name: string; brand?: string | null | undefined }) =>
  `${name.toLowerCase()}|${(brand ?? '').toLowerCase()}`;

/** As personal foods: nobody has reviewed them here. Undefined where the member has one of that name and brand. */
export async function addPersonalFoods(
  tx: Executor,
  clock: Clock,
  userId: number,
  inputs: readonly FoodInput[],
): Promise<(number | undefined)[]> {
  const names = inputs.map(({ name }) => name);
  const there = new Set((await findPersonalFoodsByName(tx, userId, names)).map(nameOf));
  const isFirst = firstOfKey(nameOf);
  const isNew = (input: FoodInput) => !there.has(nameOf(input)) && isFirst(input);
  return addAccepted(inputs, isNew, (added) => addFoodsForMember(tx, clock, userId, added));
}

/** Those that were not changed since; answers the others. */
export async function removeUneditedFoods(tx: Executor, userId: number, ids: readonly number[]) {
  const foods = await findOwnFoods(tx, userId, ids);
  const isEdited = ({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }) =>
    createdAt.getTime() !== updatedAt.getTime();
  const unedited = foods.filter((food) => !isEdited(food)).map(({ id }) => id);
  await deleteFoods(tx, userId, unedited);
  return {
    deleted: unedited.length,
    kept: foods.filter(isEdited).map(({ id, name }) => ({ id, name, date: '' })),
  };
}
