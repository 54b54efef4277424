import type { LocalDate } from '@fitarc/domain/local-date';
import { loadKindOf } from '@fitarc/domain/progression/loads';
import { LOG_BOUNDS } from '@fitarc/domain/workout';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Disclosure } from '../../../ui/data/disclosure.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { useDocumentTitle } from '../../../ui/layout/page.tsx';
import { AddExercise } from '../log/components/add-exercise.tsx';
import { RestCard } from '../log/components/rest-timer.tsx';
import { WorkoutBasics } from '../log/components/workout-basics.tsx';
import { rowsOf, weightFieldText } from '../log/draft-sets.ts';
import { nextPlace } from '../log/next-place.ts';
import { fillOf } from '../log/suggested-sets.ts';
import { useExerciseActions } from '../log/use-exercise-actions.ts';
import { useExerciseLibrary } from '../log/use-exercise-library.ts';
import { useLastTimes } from '../log/use-last-times.ts';
import type { Logging } from '../log/use-logging.ts';
import { usePicker } from '../log/use-picker.ts';
import { useRestTimer } from '../log/use-rest-timer.ts';
import { useSuggestions } from '../log/use-suggestions.ts';
import type { Editing } from '../log/use-workout-draft.ts';
import { type DraftExercise, draftTitle } from '../log/workout-draft.ts';
import { amountWords, setInWords, workoutDay } from '../workout-text.ts';
import { CurrentExercise } from './current-exercise.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { LighterDayOffer } from './lighter-day-offer.tsx';
import { OtherExercises } from './other-exercises.tsx';
import { SessionBar } from './session-bar.tsx';
import { type Opened, SessionDialogs } from './session-dialogs.tsx';
import { figuresOf, type SessionFigures } from './session-figures.ts';
import { SetDock } from './set-dock.tsx';
import { useSessionActions } from './use-session-actions.ts';
import { secondsSince } from './use-session-clock.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface Props {
  readonly today: LocalDate;
  readonly editing: Editing;
  readonly logging: Logging;
  readonly importing: ReactNode;
  readonly notices: ReactNode;
  /** What the session came to is shown once it is logged. */
  onLog(figures: SessionFigures): void;
  onDiscard(): void;
}

/** A workout that is being done right now: the set that comes next is always in sight. */
export function SessionView({ today, editing, logging, importing, notices, onLog, onDiscard }: Props) {
  const { draft, change } = editing;
  const library = useExerciseLibrary();
  const lastTimeOf = useLastTimes(draft);
  const suggestions = useSuggestions(draft, library, lastTimeOf);
  const picker = usePicker(editing, library, lastTimeOf, suggestions);
  const rest = useRestTimer(editing);
  const [opened, setOpened] = useState<Opened>();
  const [finishing, setFinishing] = useState<{ readonly isNameOpen: boolean }>();
  const open = (what: Opened['what']) => (exercise: DraftExercise) => setOpened({ what, exercise });
  const base = useExerciseActions({ editing, rest, lastTimeOf, suggestions, explain: open('info') });
  const actions = useSessionActions({
    editing,
    actions: base,
    suggestions,
    lastTimeOf,
    openSwap: open('swap'),
    openPlates: open('plates'),
  });
  useWakeLock(true);
  const title = draftTitle(draft);
  useDocumentTitle(title);

  const exercises = draft.exercises.map(library.known);
  const current = exercises.find(({ key }) => key === draft.open) ?? exercises[0];
  const details = current && library.detailsOf(current.exercise_id);
  const figures = figuresOf(draft, lastTimeOf);
  const index = current ? rowsOf(current).findIndex(({ done }) => !done) : -1;
  const place = current && index >= 0 ? { exercise: current, index } : nextPlace(exercises, draft.open ?? '');

  // A problem that is found on finishing is mended in the session: its place must be in sight.
  const { refused } = logging;
  useEffect(() => {
    if (refused?.place?.open) setFinishing(undefined);
  }, [refused]);

  function finish() {
    const minutes = Math.max(1, Math.round(secondsSince(draft.started_at) / 60));
    const isNameOpen = !draft.type || (draft.type === 'Custom' && !draft.name.trim());
    if (!draft.duration) change({ type: 'details', details: { duration: String(minutes) } });
    setFinishing({ isNameOpen });
  }

  function checkOffAll() {
    for (const exercise of exercises) {
      rowsOf(exercise).forEach((row, at) => {
        if (!row.done) actions.tick(exercise, at);
      });
    }
    rest.skip();
  }

  /** 'Set 2 done: 62.5 kg × 8'. */
  function doneLabel(): string | undefined {
    if (!place) return undefined;
    const { exercise, index: at } = place;
    const row = rowsOf(exercise)[at];
    const fill = fillOf(exercise, at, suggestions.of(exercise), lastTimeOf(exercise));
    const reps = Number(row?.reps) || fill?.reps;
    if (!reps) return `Set ${at + 1} done`;
    const weight = exercise.unit === 'minutes' ? null : fill?.weight;
    return `Set ${at + 1} done: ${weight ? setInWords({ weight, reps }, exercise.unit) : amountWords(reps, exercise.unit)}`;
  }
  const tickCurrent = () => place && actions.tick(place.exercise, place.index);
  const label = doneLabel();

  return (
    <div className="mx-auto max-w-[calc(var(--page-max)+2*var(--gutter))] px-gutter pb-[calc(var(--bottom-bar)+11rem)] lg:pb-18">
      <SessionBar
        title={title}
        startedAt={draft.started_at}
        done={figures.done}
        sets={figures.sets}
        onFinish={finish}
      />
      {notices}
      <LighterDayOffer exercises={exercises} suggestions={suggestions} actions={actions} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-x-5">
        <div className="grid min-w-0 gap-4">
          <Disclosure
            label={[draft.type || 'Workout', draft.date ? workoutDay(draft.date) : '']
              .filter(Boolean)
              .join(', ')}
            note="Type, date and import"
          >
            <WorkoutBasics
              {...draft}
              today={today}
              live
              wrong={logging.problems.fields}
              onChange={(details) => change({ type: 'details', details })}
            >
              {importing}
            </WorkoutBasics>
          </Disclosure>
          {current && (
            <CurrentExercise
              key={current.key}
              exercise={current}
              exercises={exercises}
              details={details}
              last={lastTimeOf(current)}
              suggestion={suggestions.of(current)}
              ownNote={suggestions.noteOf(current)}
              rest={suggestions.restOf(current) ?? rest.settings.seconds}
              onBar={loadKindOf(details?.equipment_options ?? []) === 'barbell'}
              checked={logging.problems.fields.includes('exercises')}
              actions={actions}
            />
          )}
          {label && (
            <Button
              size="lg"
              className="max-lg:hidden"
              icon={<Check size={20} aria-hidden="true" />}
              onClick={tickCurrent}
            >
              {label}
            </Button>
          )}
        </div>
        <aside className="grid min-w-0 gap-4 lg:sticky lg:top-32" aria-label="Rest and what comes next">
          <div className="max-lg:order-last">
            <RestCard rest={rest} />
          </div>
          <OtherExercises
            exercises={exercises}
            openKey={current?.key ?? null}
            lastTimeOf={lastTimeOf}
            suggestions={suggestions}
            onOpen={(key) => actions.toggle(key, true)}
          />
          <AddExercise
            picker={picker}
            library={library}
            checked={logging.problems.fields.includes('picker')}
            full={draft.exercises.length >= LOG_BOUNDS.exercises}
            narrow
          />
        </aside>
      </div>
      <SetDock rest={rest} label={label} onDone={tickCurrent} onFinish={finish} />
      {finishing && (
        <FinishDialog
          draft={draft}
          figures={figures}
          logging={logging}
          isNameOpen={finishing.isNameOpen}
          onChange={(details) => change({ type: 'details', details })}
          onLogAll={checkOffAll}
          onLog={() => {
            onLog(figures);
            void logging.log('ticked');
          }}
          onDiscard={onDiscard}
          onClose={() => setFinishing(undefined)}
        />
      )}
      <SessionDialogs
        opened={opened}
        exercises={exercises}
        library={library}
        plateWeight={plateWeight}
        onSwap={(key, picked) => change({ type: 'replace', key, picked })}
        onClose={() => setOpened(undefined)}
      />
    </div>
  );

  function plateWeight(exercise: DraftExercise): string {
    const rows = rowsOf(exercise);
    const at = Math.max(
      0,
      rows.findIndex(({ done }) => !done),
    );
    const fill = fillOf(exercise, at, suggestions.of(exercise), lastTimeOf(exercise));
    return rows[at]?.weight || weightFieldText(fill?.weight ?? null);
  }
}
