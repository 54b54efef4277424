import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router';

/** Where in the library somebody is; all of it stands in the address. */
export interface LibraryPlace {
  readonly group: string;
  readonly muscle: string;
  readonly difficulty: string;
  readonly equipment: string;
  readonly descending: boolean;
  readonly search: string;
  /** The exercise whose details are open. */
  readonly exercise: string;
}

/** In place of a muscle: all exercises of the group. */
export const WHOLE_GROUP = 'all';

/** What a filter narrows to; nothing when it lets everything through. */
export const filterValue = (filter: string) => (filter === 'all' ? undefined : filter);

const KEYS = {
  group: 'group',
  muscle: 'muscle',
  difficulty: 'difficulty',
  equipment: 'equipment',
  search: 'q',
  exercise: 'exercise',
} as const;

function readPlace(search: URLSearchParams): LibraryPlace {
  const read = (key: string, none = '') => search.get(key) ?? none;
  const group = read(KEYS.group);
  return {
    group,
    muscle: group && read(KEYS.muscle),
    difficulty: read(KEYS.difficulty, 'all'),
    equipment: read(KEYS.equipment, 'all'),
    descending: search.get('sort') === 'desc',
    search: read(KEYS.search),
    exercise: read(KEYS.exercise),
  };
}

export function addressOf(place: Partial<LibraryPlace>): string {
  const search = new URLSearchParams();
  for (const [name, key] of Object.entries(KEYS)) {
    const value = place[name as keyof typeof KEYS];
    if (value && !(value === 'all' && name !== 'muscle')) search.set(key, value);
  }
  if (place.descending) search.set('sort', 'desc');
  return search.size > 0 ? `?${search}` : '?';
}

/** One level up: from the exercises to the muscles, from the muscles to the groups. */
const above = ({ group, muscle }: LibraryPlace): Partial<LibraryPlace> => (muscle ? { group } : {});

/** Marks an entry of the history that was reached from the level above it, or from the list behind the dialog. */
export const STEPPED_DOWN = { steppedDown: true } as const;
export const OPENED = { opened: true } as const;
const SEARCHED = { searched: true } as const;

const hasMark = (state: unknown, mark: string) =>
  typeof state === 'object' && state !== null && (state as Record<string, unknown>)[mark] === true;

// From the address itself: a change that is still being drawn is in it already, and must not be undone by the next.
const placeNow = () => readPlace(new URLSearchParams(window.location.search));
const stateNow = (): unknown => (window.history.state as { usr?: unknown } | null)?.usr;

export function useLibraryPlace() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const place = useMemo(() => readPlace(params), [params]);

  const go = useCallback(
    (next: Partial<LibraryPlace>, options: NavigateOptions = {}) =>
      navigate({ pathname, search: addressOf(next) }, { preventScrollReset: true, ...options }),
    [navigate, pathname],
  );
  /** The same level with something changed; no new step for the browser's back button. */
  const change = useCallback(
    (changes: Partial<LibraryPlace>) =>
      go({ ...placeNow(), ...changes }, { replace: true, state: stateNow() }),
    [go],
  );
  /** Searching is one step, however much is typed; back leads to where it began. */
  const search = useCallback(
    (text: string) => {
      if (text === '' && hasMark(stateNow(), 'searched')) return navigate(-1);
      const began = placeNow();
      return began.search ? change({ search: text }) : go({ ...began, search: text }, { state: SEARCHED });
    },
    [change, go, navigate],
  );
  /** Back over the step that led here, so that the browser's back button does not lead down again. */
  const stepUp = () =>
    hasMark(stateNow(), 'steppedDown') ? navigate(-1) : go(above(placeNow()), { replace: true });
  const closeExercise = () => (hasMark(stateNow(), 'opened') ? navigate(-1) : change({ exercise: '' }));

  return { place, change, search, stepUp, closeExercise };
}
