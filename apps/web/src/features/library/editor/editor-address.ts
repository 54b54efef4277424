import { MUSCLES_OF_GROUP } from '@fitarc/domain/exercise';
import { addressOf, type LibraryPlace, WHOLE_GROUP } from '../library-place.ts';

const LIST = '/admin/workouts/exercises';

/** The level of the list, which the form's addresses carry along. */
export type Level = Pick<LibraryPlace, 'group' | 'muscle'>;

const at = (path: string, { group, muscle }: Partial<Level>) =>
  `${path}${addressOf({ ...(group ? { group } : {}), ...(muscle ? { muscle } : {}) })}`.replace(/\?$/, '');

export const listAddress = (level: Partial<Level> = {}) => at(LIST, level);
export const newAddress = (level: Level) => at(`${LIST}/new`, level);
export const editAddress = (id: string | number, level: Level) => at(`${LIST}/${id}`, level);

export const readLevel = (search: URLSearchParams): Level => ({
  group: search.get('group') ?? '',
  muscle: search.get('muscle') ?? '',
});

interface Placed {
  readonly muscle_groups: string[];
  readonly muscles: string[];
}

/** What a new exercise begins with when it is added from a level. */
export const placedAt = ({ group, muscle }: Level): Placed => ({
  muscle_groups: group ? [group] : [],
  muscles: group && muscle && muscle !== WHOLE_GROUP ? [muscle] : [],
});

const anatomy: Record<string, readonly string[]> = MUSCLES_OF_GROUP;

/** Where an exercise is found in the list: under its first group that has one of its muscles. */
export function levelOf({ muscle_groups, muscles }: Placed): Partial<Level> {
  for (const group of muscle_groups) {
    const muscle = muscles.find((name) => anatomy[group]?.includes(name));
    if (muscle) return { group, muscle };
  }
  const [group] = muscle_groups;
  return group ? { group, muscle: muscles[0] ?? WHOLE_GROUP } : {};
}
