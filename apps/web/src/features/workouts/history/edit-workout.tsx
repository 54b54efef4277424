import type { SavedWorkout, Workout } from '@fitarc/contract/workout';
import { pluralize } from '@fitarc/domain/pluralize';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isNotFound } from '../../../lib/api-error.ts';
import { deviceDrafts } from '../../../lib/drafts.ts';
import { failureOf } from '../../../lib/failure.ts';
import { useToday } from '../../../lib/today.ts';
import { useNavigateIfMounted } from '../../../lib/use-navigate-if-mounted.ts';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { DraftNotice } from '../log/components/draft-notice.tsx';
import { WorkoutForm } from '../log/components/workout-form.tsx';
import { draftOfWorkout } from '../log/stored-workout-draft.ts';
import { useLogging } from '../log/use-logging.ts';
import { useWorkoutDraft } from '../log/use-workout-draft.ts';
import { updateWorkout } from '../workout-calls.ts';
import { editedWorkoutQuery, refreshWorkouts } from '../workouts.queries.ts';

const TITLE = 'Edit Workout';
const HOME = '/trends';

/** Corrects a logged workout. */
export function EditWorkout({ id }: { id: string }) {
  const query = useQuery(editedWorkoutQuery(id));
  if (query.data) return <EditForm key={id} id={id} workout={query.data} />;
  return (
    <Page title={TITLE} lead={'\u00a0'}>
      {isNotFound(query.error) ? (
        <Notice
          tone="danger"
          action={
            <ButtonLink variant="secondary" to={HOME}>
              Back to Trends
            </ButtonLink>
          }
        >
          This workout was not found. It may have been deleted.
        </Notice>
      ) : query.isError ? (
        <ErrorState
          title={failureOf(query.error, 'Failed to load workout').title}
          retrying={query.isFetching}
          onRetry={() => query.refetch()}
        />
      ) : (
        <div role="status" aria-label="Loading the workout" className="grid gap-4">
          <Skeleton className="h-40 w-full rounded-lg" />
          <Skeleton className="h-64 w-full rounded-lg" />
        </div>
      )}
    </Page>
  );
}

function EditForm({ id, workout }: { id: string; workout: Workout }) {
  const today = useToday();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const go = useNavigateIfMounted();
  const [initial] = useState(() => draftOfWorkout(workout));
  const name = `workout-${id}`;
  const editing = useWorkoutDraft(name, initial);

  // Opened by its address there is nothing of ours to go back to.
  const cameFromHere = () => (window.history.state as { idx?: number } | null)?.idx !== 0;
  const leave = () => (cameFromHere() ? void navigate(-1) : go(HOME));

  function onSaved({ new_records }: SavedWorkout) {
    editing.settle(initial);
    const news = new_records.length > 0 ? `, ${pluralize(new_records.length, 'new record')}` : '';
    toast({ message: `Changes saved${news}`, tone: 'success' });
    void refreshWorkouts(queryClient);
    leave();
  }
  const logging = useLogging(editing, {
    failed: 'Failed to save workout',
    send: (body) => updateWorkout(id, body, workout.updated_at),
    onSaved,
  });

  function cancel() {
    const { draft, dirty } = editing;
    editing.settle(initial);
    leave();
    if (!dirty) return;
    const bringBack = () => {
      deviceDrafts.keep(name, draft);
      void navigate(`/workout-logging?workout=${id}`);
    };
    toast({ message: 'Changes discarded', action: { label: 'Undo', onAction: bringBack } });
  }

  return (
    <WorkoutForm
      title={TITLE}
      today={today}
      editing={editing}
      logging={logging}
      except={id}
      submitLabel="Save Changes"
      busyLabel="Saving Changes..."
      cancel={
        <Button variant="secondary" size="lg" onClick={cancel}>
          Cancel
        </Button>
      }
      notices={
        <DraftNotice
          cameFrom={editing.cameFrom}
          discardLabel="Discard changes"
          onDiscard={() => editing.settle(initial)}
        >
          Your unsaved changes are still here.
        </DraftNotice>
      }
    />
  );
}
