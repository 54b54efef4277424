import type { FoodInput } from '@fitarc/contract/foods';
import type { Clock } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { deleteFood, findOwnFoods, findPersonalFoodsByName } from '../foods.repository.ts';
import { contributeFood } from './contributions.service.ts';

/** As personal foods: nobody has reviewed them here. Undefined where the member has one of that name and brand. */
export async function addPersonalFoods(
  tx: Executor,
  clock: Clock,
  userId: number,
  inputs: readonly FoodInput[],
): Promise<(number | undefined)[]> {
  const nameOf = ({ name, brand }: { name: string; brand?: string | null | undefined }) =>
    `${name.toLowerCase()}|${(brand ?? '').toLowerCase()}`;
  const names = inputs.map(({ name }) => name);
  const there = new Set((await findPersonalFoodsByName(tx, userId, names)).map(nameOf));
  const ids: (number | undefined)[] = [];
  for (const input of inputs) {
    const name = nameOf(input);
    const isNew = !there.has(name);
    there.add(name);
    ids.push(
      isNew ? (await contributeFood(tx, clock, userId, { ...input, visibility: 'personal' })).id : undefined,
    );
  }
  return ids;
}

/** Those that were not changed since; answers the others. */
export async function removeUneditedFoods(tx: Executor, userId: number, ids: readonly number[]) {
  const foods = await findOwnFoods(tx, userId, ids);
  const isEdited = ({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }) =>
    createdAt.getTime() !== updatedAt.getTime();
  const unedited = foods.filter((food) => !isEdited(food));
  for (const { id } of unedited) await deleteFood(tx, userId, id);
  return {
    deleted: unedited.length,
    kept: foods.filter(isEdited).map(({ id, name }) => ({ id, name, date: '' })),
  };
}
