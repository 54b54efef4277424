import type { LocalDate } from '@fitarc/domain/local-date';
import { weekdayOf } from '@fitarc/domain/weekday';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { titleOf } from '../../plans/plan-text.ts';
import { planQuery } from '../../plans/plans.queries.ts';
import { changeWorkout } from './draft-changes.ts';
import { focusField, pickerField } from './focus-field.ts';
import {
  draftOfDay,
  lineOfPlan,
  originOf,
  type ReadyPrefill,
  readNavigationPrefill,
} from './navigation-prefill.ts';
import { useNavigationStateOnce } from './use-navigation-state-once.ts';
import type { Editing } from './use-workout-draft.ts';
import { blankDraft, EMPTY_PICKER, isBegun, type WorkoutDraft } from './workout-draft.ts';

export const nothingPlanned = (day: string) => `No exercises planned for ${day}`;

/** The arrival itself; a plan alone is asked for its day of today. */
function useReadyPrefill(state: unknown, today: LocalDate) {
  const arrival = useMemo(() => readNavigationPrefill(state), [state]);
  const planId = arrival?.kind === 'plan' ? arrival.planId : undefined;
  const plan = useQuery({ ...planQuery(planId ?? ''), enabled: planId !== undefined });
  const day = weekdayOf(today);
  const ready = useMemo((): ReadyPrefill | undefined => {
    if (arrival?.kind !== 'plan') return arrival;
    if (!plan.data) return undefined;
    const { planId: id, week, session } = arrival;
    const days = (week > 0 && plan.data.more_weeks?.[week - 1]) || plan.data.workouts;
    const exercises = days[day].map(lineOfPlan);
    return { kind: 'day', day, planName: titleOf(plan.data), planId: id, week, session, exercises };
  }, [arrival, plan.data, day]);
  return { ready, plan: planId === undefined ? undefined : plan };
}

function draftFromPrefill(arrival: ReadyPrefill, today: LocalDate): WorkoutDraft {
  if (arrival.kind === 'exercise') {
    return { ...blankDraft(today), picker: { ...EMPTY_PICKER, exercise: arrival.exercise } };
  }
  const draft = draftOfDay(arrival, today);
  const opened = changeWorkout(draft, { type: 'open', key: draft.exercises[0]?.key ?? null });
  return arrival.session ? changeWorkout(opened, { type: 'session', at: new Date().toISOString() }) : opened;
}

/** Fills the form with what it was opened with, once, and asks before it takes the place of something begun. */
export function useNavigationPrefill({ draft, change }: Editing, today: LocalDate) {
  const { state, finish } = useNavigationStateOnce();
  const { ready, plan } = useReadyPrefill(state, today);
  const [note, setNote] = useState('');
  const [picked, setPicked] = useState(0);

  const empty = ready?.kind === 'day' && ready.exercises.length === 0;
  const same = ready?.kind === 'day' && draft.origin === originOf(ready, today);
  const inTheWay = ready?.kind === 'exercise' ? draft.exercises.length > 0 : isBegun(draft);
  const asking = ready !== undefined && !empty && !same && inTheWay;

  const start = useCallback(
    (arrival: ReadyPrefill) => {
      change({ type: 'begin', draft: draftFromPrefill(arrival, today) });
      if (arrival.kind === 'exercise') setPicked((times) => times + 1);
      finish();
    },
    [change, finish, today],
  );
  const addToIt = useCallback(
    (arrival: ReadyPrefill) => {
      if (arrival.kind === 'exercise') {
        change({ type: 'pick', picker: { ...EMPTY_PICKER, exercise: arrival.exercise } });
        setPicked((times) => times + 1);
      }
      finish();
    },
    [change, finish],
  );

  useEffect(() => {
    if (picked === 0) return;
    // After the question and the navigation have put the focus where they leave it.
    const timer = setTimeout(() => focusField(pickerField('sets')));
    return () => clearTimeout(timer);
  }, [picked]);

  useEffect(() => {
    if (!ready || asking) return;
    setNote(empty ? nothingPlanned(ready.day) : '');
    if (empty || same) finish();
    else if (ready.kind === 'exercise') addToIt(ready);
    else start(ready);
  }, [ready, asking, empty, same, start, addToIt, finish]);

  return {
    note,
    forgetNote: () => setNote(''),
    /** A plan that is on its way or cannot be had. */
    plan,
    question: asking ? ready : undefined,
    resume: finish,
    start,
    addToIt,
  };
}
export type NavigationPrefillState = ReturnType<typeof useNavigationPrefill>;
