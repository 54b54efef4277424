import { DEFAULT_SERVING } from '../food.ts';
import type { Find } from './find.ts';
import { type Effect, type Fields, type WaitingWrite, waitingId } from './waiting-write.ts';

const FIGURES = ['protein', 'carbs', 'fats', 'fibre', 'sugar', 'saturated_fat', 'sodium'];

/** What a save replaces, as the server stores it: what is not given is what it usually is. */
const contentOf = (body: Fields): Fields => ({
  name: body.name,
  brand: body.brand || null,
  calories: body.calories,
  ...Object.fromEntries(FIGURES.map((key) => [key, body[key] ?? null])),
  serving_size: body.serving_size || DEFAULT_SERVING,
  category: body.category ?? 'Other',
  visibility: body.visibility ?? 'personal',
});

/** A public food is reviewed first. */
const standingOf = ({ visibility }: Fields): Fields => ({
  approval_status: visibility === 'public' ? 'pending' : 'approved',
  review_note: null,
});

export function contributeFood(write: WaitingWrite): Effect {
  const content = contentOf(write.body);
  const food = { food_id: waitingId(write), ...content, ...standingOf(content), source: 'own' };
  return { kind: 'food', before: [], after: [food], answer: food };
}

/** Saved as it was, it keeps its standing. */
export async function updateFood({ params, body }: WaitingWrite, find: Find): Promise<Effect | undefined> {
  const food = await find('food', params.id);
  if (!food) return undefined;
  const content = contentOf(body);
  const isSame = Object.entries(content).every(([key, value]) => (food[key] ?? null) === value);
  const after = isSame ? food : { ...food, ...content, ...standingOf(content) };
  return { kind: 'food', before: [food], after: [after], answer: after };
}
