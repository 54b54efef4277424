import { type Dispatch, useCallback, useEffect, useReducer, useState } from 'react';
import { deviceDrafts } from '../../../lib/drafts.ts';
import { changeWorkout, type WorkoutChange } from './draft-changes.ts';
import { differs, readWorkoutDraft, type WorkoutDraft } from './workout-draft.ts';

export interface Editing {
  readonly draft: WorkoutDraft;
  readonly change: Dispatch<WorkoutChange>;
  /** There is something that is not logged. */
  readonly dirty: boolean;
  /** Where what is shown comes from, when it was not typed here. */
  readonly cameFrom: 'earlier' | 'another tab' | undefined;
  /** From scratch; answers how to take that back. */
  startOver(initial: WorkoutDraft): () => void;
  /** It is logged: the draft goes, and the next workout begins. */
  settle(initial: WorkoutDraft): void;
}

const readStoredDraft = (name: string) => readWorkoutDraft(deviceDrafts.read(name));

/** The workout on the screen, kept on this device as it is typed, the same in every tab. */
export function useWorkoutDraft(name: string, given: WorkoutDraft): Editing {
  const [initial, setInitial] = useState(given);
  const [found] = useState(() => {
    const draft = readStoredDraft(name);
    return draft && differs(draft, given) ? draft : undefined;
  });
  const [draft, change] = useReducer(changeWorkout, found ?? given);
  const [cameFrom, setCameFrom] = useState<Editing['cameFrom']>(found && 'earlier');
  const dirty = differs(draft, initial);
  // What another tab has written is not written again: its next letter may be on its way.
  // All of them: an older one may be rendered after a newer one has arrived.
  const [foreign] = useState(() => new WeakSet<WorkoutDraft>(found ? [found] : []));

  useEffect(() => {
    if (foreign.has(draft)) return;
    if (dirty) deviceDrafts.keep(name, draft);
    else deviceDrafts.drop(name);
  }, [name, draft, dirty, foreign]);

  useEffect(
    () =>
      deviceDrafts.watch(name, () => {
        const theirs = readStoredDraft(name);
        const next = theirs ?? initial;
        foreign.add(next);
        setCameFrom(theirs && 'another tab');
        change({ type: 'begin', draft: next });
      }),
    [name, initial, foreign],
  );

  const begin = useCallback((next: WorkoutDraft) => {
    setInitial(next);
    setCameFrom(undefined);
    change({ type: 'begin', draft: next });
  }, []);

  return {
    draft,
    change,
    dirty,
    cameFrom: dirty ? cameFrom : undefined,
    startOver(next) {
      begin(next);
      return () => {
        // Brought back here: it is this tab's to write.
        foreign.delete(draft);
        change({ type: 'begin', draft });
      };
    },
    settle(next) {
      deviceDrafts.drop(name);
      begin(next);
    },
  };
}
