import type { Exercise } from '@fitarc/contract/exercise';
import { DAY_IS_FULL, EXERCISES_A_DAY } from '@fitarc/domain/plan';
import type { Weekday } from '@fitarc/domain/weekday';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../../ui/form/button.tsx';
import { Page } from '../../../../ui/layout/page.tsx';
import { ThumbBar } from '../../../../ui/layout/thumb-bar.tsx';
import { toast } from '../../../../ui/overlay/toast-store.ts';
import { LeaveQuestion } from '../../../../ui/overlay/unsaved.tsx';
import { useUndo } from '../../../../ui/overlay/use-undo.ts';
import { BodyMapDrawing } from '../../../library/components/body-map-drawing.tsx';
import type { DraftAction } from '../../change-draft.ts';
import { allEntries, emptyWeek, newEntry, type PlanDraft } from '../../plan-draft.ts';
import { weekInWords } from '../../plan-text.ts';
import type { Editing } from '../../use-plan-draft.ts';
import type { OpenedExercise } from '../exercise-info.tsx';
import { ExerciseInfoLayer } from '../exercise-info-layer.tsx';
import { WeekLoad } from '../week-load.tsx';
import { DayPanel } from './day-panel.tsx';
import { DayRow } from './day-row.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { type EditorSettings, isReady } from './editor-settings.ts';
import { ExercisePicker } from './exercise-picker.tsx';
import { NameAndGoal } from './name-and-goal.tsx';
import { useSaving } from './use-saving.ts';
import { WeekRow } from './week-row.tsx';

interface Props {
  readonly title: string;
  readonly settings: EditorSettings;
  readonly editing: Editing;
  /** Another plan is about to take the place of this one. */
  readonly locked?: boolean;
  send(draft: PlanDraft, key: string): Promise<void>;
  /** Beside the save button. */
  readonly cancel?: ReactNode;
  /** A way out of a failed save. */
  readonly rescue?: ReactNode;
  /** Above the fields: where the plan comes from. */
  readonly children?: ReactNode;
}

const NO_DAY = 'Choose a day first, then add exercises to it';

/** A week that can be changed: by hand, from the generator, or one that is stored. */
export function PlanEditor(props: Props) {
  const { title, settings, editing, locked = false, send, cancel, rescue, children } = props;
  const { draft, guard } = editing;
  const [day, setDay] = useState<Weekday>();
  const [chosenWeek, setWeek] = useState(0);
  const [opened, setOpened] = useState<OpenedExercise>();
  const saving = useSaving(editing, settings, send);
  const name = useRef<HTMLInputElement>(null);
  const goal = useRef<HTMLSelectElement>(null);
  const exercises = useRef<HTMLHeadingElement>(null);
  const days = useRef<HTMLDivElement>(null);
  const undo = useUndo();
  const week = Math.min(chosenWeek, draft.weeks.length - 1);
  const shown = draft.weeks[week] ?? emptyWeek();
  const entries = day ? shown[day] : [];

  function change(action: DraftAction) {
    saving.clear();
    editing.change(action);
  }

  const open = ({ exercise_id, name }: Pick<Exercise, 'exercise_id' | 'name'>) =>
    setOpened({ id: exercise_id, name });

  function choose(next: Weekday) {
    change({ type: 'press', day: next });
    setDay((last) => (last === next ? undefined : next));
  }

  function add(exercise: Exercise) {
    if (!day) {
      toast({ tone: 'danger', message: NO_DAY });
      days.current?.scrollIntoView({ block: 'nearest' });
      days.current?.querySelector('button')?.focus();
      return;
    }
    if (entries.length >= EXERCISES_A_DAY) {
      toast({ tone: 'danger', message: DAY_IS_FULL });
      return;
    }
    change({ type: 'add', week, day, entry: newEntry(exercise) });
  }

  async function save() {
    const problem = await saving.save();
    if (problem?.at === 'name') name.current?.focus();
    if (problem?.at === 'goal') goal.current?.focus();
    if (problem?.at === 'entry') {
      setWeek(problem.week);
      setDay(problem.day);
    }
  }

  const saveButton = (
    <Button
      busy={editing.saving}
      busyLabel="Saving…"
      disabled={locked || (settings.waits && !isReady(draft))}
      className="max-lg:flex-1"
      onClick={save}
    >
      {settings.saveLabel}
    </Button>
  );
  return (
    <>
      <BodyMapDrawing />
      <Page
        title={title}
        lead={draft.weeks.length > 1 ? `Week ${week + 1}: ${weekInWords(shown)}` : weekInWords(shown)}
        actions={
          <div className="flex gap-3 max-lg:hidden">
            {cancel}
            {saveButton}
          </div>
        }
      >
        <EditorNotices
          editing={editing}
          problem={saving.problem}
          failure={saving.failure}
          rescue={rescue}
          onDiscard={undo.clear}
        />
        {children}
        {/* What is saved is what is shown, and nothing typed is lost to the next plan. */}
        <div inert={editing.saving || locked}>
          <NameAndGoal
            draft={draft}
            problem={saving.problem}
            nameRef={name}
            goalRef={goal}
            onChange={change}
          />
          <WeekRow weeks={draft.weeks} chosen={week} change={change} undo={undo} onChoose={setWeek} />
          <div ref={days} className="mb-4 scroll-mt-20">
            <DayRow week={shown} chosen={day} onChoose={choose} />
          </div>
          <div className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)_minmax(0,.68fr)] lg:gap-5">
            <DayPanel
              days={shown}
              week={week}
              day={day}
              settings={settings}
              problem={saving.problem}
              change={change}
              onChoose={choose}
              onOpen={open}
              offerUndo={undo.offer}
              onWantMore={() => exercises.current?.focus()}
            />
            <ExercisePicker
              day={day}
              taken={new Set(entries.map(({ exercise_id }) => String(exercise_id)))}
              heading={exercises}
              onAdd={add}
              onOpen={open}
            />
            <WeekLoad exercises={allEntries(shown)} className="md:max-lg:col-span-2" />
          </div>
        </div>
        <ThumbBar>
          {cancel}
          {saveButton}
        </ThumbBar>
      </Page>
      <ExerciseInfoLayer opened={opened} onClose={() => setOpened(undefined)} />
      <LeaveQuestion guard={guard} what="plan" />
    </>
  );
}
