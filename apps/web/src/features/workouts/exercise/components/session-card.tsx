import type { ExerciseProgress, ExerciseSessionSets } from '@fitarc/contract/exercise-progress';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight, Trophy } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { failureOf } from '../../../../lib/failure.ts';
import { Card, CardHead } from '../../../../ui/data/card.tsx';
import { ErrorState } from '../../../../ui/data/error-state.tsx';
import { SkeletonText } from '../../../../ui/data/skeleton.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { workoutDay } from '../../workout-text.ts';
import { exerciseSessionsQuery, SESSIONS_MORE } from '../exercise.queries.ts';
import { recordsOf } from '../exercise-figures.ts';
import { sessionTotal, sessionWords } from '../session-text.ts';

const FAILED = 'Failed to load your sessions';

interface Props {
  readonly progress: ExerciseProgress;
  onOpen(workout: number | string): void;
}

/** Every time it was done, newest first; each opens its workout. */
export function SessionCard({ progress, onOpen }: Props) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const query = useInfiniteQuery(exerciseSessionsQuery(String(progress.exercise_id)));
  const sessions = query.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const total = query.data?.pages.at(-1)?.total ?? progress.session_count;
  const rest = total - sessions.length;
  // With one session everything in it would be a record.
  const records = total > 1 ? recordsOf(progress) : [];
  const marksOf = (session: ExerciseSessionSets) =>
    records.filter(({ held }) => held.workout_id === session.workout_id).map(({ mark }) => mark);
  const shown = useRef(0);
  useLayoutEffect(() => {
    // The button that was pressed may be gone: the keyboard goes on with the first that came.
    if (shown.current > 0 && sessions.length > shown.current) {
      list.current?.querySelectorAll<HTMLElement>('button')[shown.current]?.focus();
      shown.current = 0;
    }
  }, [sessions.length]);
  function more() {
    shown.current = sessions.length;
    void query.fetchNextPage();
  }
  return (
    <Card flush aria-labelledby={id}>
      <CardHead id={id} title="Sessions" action={<span className="text-sm text-ink-2">{total}</span>} />
      {query.isError && (
        <ErrorState
          title={FAILED}
          className="m-4"
          retrying={query.isFetching}
          onRetry={() => (query.data ? query.fetchNextPage() : query.refetch())}
        >
          {failureOf(query.error, FAILED).detail}
        </ErrorState>
      )}
      {query.isPending && (
        <div role="status" aria-label="Loading your sessions" className="px-4 pb-4 lg:px-6">
          <SkeletonText lines={5} />
        </div>
      )}
      <ul ref={list} className="divide-y divide-line">
        {sessions.map((session) => (
          <Row
            key={session.workout_id}
            session={session}
            unit={progress.unit}
            marks={marksOf(session)}
            onOpen={() => onOpen(session.workout_id)}
          />
        ))}
      </ul>
      {sessions.length > 0 && rest > 0 && !query.isError && (
        <div className="border-line border-t p-2">
          <Button variant="quiet" busy={query.isFetchingNextPage} onClick={more}>
            Show {Math.min(rest, SESSIONS_MORE)} more
          </Button>
        </div>
      )}
    </Card>
  );
}

/** 'Max, Volume', 'Max and 3 more'. */
const markWords = (marks: readonly string[]) =>
  marks.length <= 2 ? marks.join(', ') : `${marks[0]} and ${marks.length - 1} more`;

interface RowProps {
  readonly session: ExerciseSessionSets;
  readonly unit: ExerciseProgress['unit'];
  readonly marks: readonly string[];
  onOpen(): void;
}

function Row({ session, unit, marks, onOpen }: RowProps) {
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="flex min-h-16 w-full items-center gap-3 py-2 pr-3 pl-4 text-left -outline-offset-2 hover:bg-sunken lg:pr-4 lg:pl-6"
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
          <span className="min-w-0 flex-[1_1_8rem]">
            <span className="block font-strong">{workoutDay(session.date)}</span>{' '}
            <span className="block text-sm wrap-anywhere text-ink-2 tabular-nums">
              {sessionWords(session.set_details, unit)}
            </span>
          </span>
          <span className="ml-auto text-right tabular-nums">
            <span className="font-strong">{sessionTotal(session, unit)}</span>
            {marks.length > 0 && (
              <span className="flex items-center justify-end gap-1 text-xs text-ink-2">
                <Trophy size={14} aria-hidden="true" className="flex-none text-training" />
                <span className="sr-only">Record: </span>
                {markWords(marks)}
              </span>
            )}
          </span>
        </span>
        <ChevronRight size={18} aria-hidden="true" className="flex-none text-ink-3" />
      </button>
    </li>
  );
}
