import { TITLES } from '@fitarc/contract/page-titles';
import type { BrokenRecord, SavedWorkout } from '@fitarc/contract/workout';
import { pluralize } from '@fitarc/domain/pluralize';
import { useQueryClient } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { failureOf } from '../../../../lib/failure.ts';
import { useToday } from '../../../../lib/today.ts';
import { Notice } from '../../../../ui/data/notice.tsx';
import { Skeleton } from '../../../../ui/data/skeleton.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { focusHeading } from '../../../../ui/layout/focus-heading.ts';
import { useUndo } from '../../../../ui/overlay/use-undo.ts';
import { NewRecords } from '../../records/new-records.tsx';
import type { SessionFigures } from '../../session/session-figures.ts';
import { WorkoutDone } from '../../session/workout-done.tsx';
import { refreshWorkouts } from '../../workouts.queries.ts';
import { setCountOf } from '../draft-sets.ts';
import { logWorkoutOnce } from '../log-workout-once.ts';
import { NEW_WORKOUT } from '../new-workout.ts';
import { useLogging } from '../use-logging.ts';
import { type NavigationPrefillState, useNavigationPrefill } from '../use-navigation-prefill.ts';
import { type Editing, useWorkoutDraft } from '../use-workout-draft.ts';
import { blankDraft, draftTitle } from '../workout-draft.ts';
import { DraftNotice } from './draft-notice.tsx';
import { ImportPlan } from './import-plan.tsx';
import { WorkoutForm } from './workout-form.tsx';

const ChoiceDialog = lazy(() => import('./choice-dialog.tsx').then((m) => ({ default: m.ChoiceDialog })));
const SessionView = lazy(() =>
  import('../../session/session-view.tsx').then((m) => ({ default: m.SessionView })),
);

const SUCCESS_MS = 3000;

/** A new workout, begun here, from a plan or from the library. */
export function LogWorkout() {
  const today = useToday();
  const queryClient = useQueryClient();
  const editing = useWorkoutDraft(NEW_WORKOUT, blankDraft(today));
  const { draft, change, dirty, startOver, settle } = editing;
  const arrival = useNavigationPrefill(editing, today);
  const undo = useUndo();
  const [logged, setLogged] = useState(0);
  const [isStarted, setStarted] = useState(false);
  const [records, setRecords] = useState<readonly BrokenRecord[]>([]);
  // Of the session that is being logged, and of the one that was.
  const figures = useRef<SessionFigures>(undefined);
  const [done, setDone] = useState<{ workout: SavedWorkout; figures: SessionFigures }>();

  useEffect(() => {
    // An empty form that was left open over midnight begins on the new day.
    if (!dirty && draft.date !== today) startOver(blankDraft(today));
  });
  useEffect(() => {
    if (logged === 0) return;
    const timer = setTimeout(() => setLogged(0), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [logged]);

  function onSaved(workout: SavedWorkout) {
    const { new_records } = workout;
    setDone(figures.current && { workout, figures: figures.current });
    figures.current = undefined;
    undo.clear();
    settle(blankDraft(today));
    setRecords(new_records);
    setLogged((count) => count + 1);
    void refreshWorkouts(queryClient);
    focusHeading();
    window.scrollTo({ top: 0 });
  }

  const logging = useLogging(editing, {
    failed: 'Failed to log workout',
    send: (body) => logWorkoutOnce(body, draft.attempt, (attempt) => change({ type: 'attempt', attempt })),
    onSaved,
  });

  function discard() {
    logging.forget();
    undo.offer('Started over', startOver(blankDraft(today)));
  }

  const importing = (
    <ImportPlan today={today} onImport={(exercises, name) => change({ type: 'import', exercises, name })} />
  );
  return (
    <>
      {draft.live ? (
        <Suspense fallback={<Skeleton className="mx-gutter mt-5 h-96 rounded-lg" />}>
          <SessionView
            today={today}
            editing={editing}
            logging={logging}
            importing={importing}
            onLog={(session) => {
              figures.current = session;
            }}
            onDiscard={discard}
            notices={<ArrivalNotices arrival={arrival} />}
          />
          {isStarted && <FocusHeading />}
        </Suspense>
      ) : (
        <WorkoutForm
          title={TITLES['/workout-logging']}
          today={today}
          editing={editing}
          logging={logging}
          submitLabel="Log Workout"
          busyLabel="Logging Workout..."
          importing={importing}
          headAction={
            draft.date === today && (
              <Button
                variant="secondary"
                icon={<Play size={18} aria-hidden="true" />}
                onClick={() => {
                  setStarted(true);
                  change({ type: 'session', at: new Date().toISOString() });
                }}
              >
                Start Session
              </Button>
            )
          }
          notices={
            <>
              {logged > 0 && (
                <Notice tone="success" className="mb-4">
                  Workout logged successfully!
                </Notice>
              )}
              <div role="status">
                {done && <WorkoutDone {...done} onDismiss={() => setDone(undefined)} />}
                {records.length > 0 && <NewRecords records={records} onDismiss={() => setRecords([])} />}
              </div>
              <DraftNotice cameFrom={editing.cameFrom} discardLabel="Start over" onDiscard={discard}>
                Your unfinished workout is still here.
              </DraftNotice>
              <ArrivalNotices arrival={arrival} />
            </>
          }
        />
      )}
      <UnfinishedQuestion arrival={arrival} editing={editing} />
    </>
  );
}

function ArrivalNotices({
  arrival: { note, forgetNote, plan, resume },
}: {
  arrival: NavigationPrefillState;
}) {
  if (note)
    return (
      <Notice className="mb-4" onDismiss={forgetNote}>
        {note}
      </Notice>
    );
  if (plan?.isPending) return <Notice className="mb-4">Loading the plan</Notice>;
  if (!plan?.isError) return null;
  return (
    <Notice
      tone="danger"
      className="mb-4"
      onDismiss={resume}
      action={
        <Button variant="secondary" busy={plan.isFetching} onClick={() => plan.refetch()}>
          Try Again
        </Button>
      }
    >
      {failureOf(plan.error, 'Failed to fetch workout plan details').title}
    </Notice>
  );
}

function UnfinishedQuestion({
  arrival,
  editing: { draft },
}: {
  arrival: NavigationPrefillState;
  editing: Editing;
}) {
  const { question, resume, start, addToIt } = arrival;
  if (!question) return null;
  const sets = draft.exercises.reduce((sum, exercise) => sum + setCountOf(exercise), 0);
  const amount = [pluralize(draft.exercises.length, 'exercise'), pluralize(sets, 'set')].join(', ');
  // Taken away at once: giving the focus back later would take it from what comes after.
  return (
    <Suspense>
      <ChoiceDialog
        open
        title="You have an unfinished workout"
        description={`${draftTitle(draft)}: ${amount}.`}
        choices={[
          ...(question.kind === 'exercise'
            ? [{ label: `Add ${question.exercise.name} to it`, onChoose: () => addToIt(question) }]
            : []),
          { label: 'Resume it', onChoose: resume },
          { label: 'Start the new one', onChoose: () => start(question) },
        ]}
        onClose={resume}
      />
    </Suspense>
  );
}

/** The button that started the session is gone once the session has been loaded. */
function FocusHeading() {
  useEffect(focusHeading, []);
  return null;
}
