import { pluralize } from '@fitarc/domain/pluralize';
import { WORKOUT_TYPES } from '@fitarc/domain/workout';
import { weightText } from '../../../lib/units.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { Logging } from '../log/use-logging.ts';
import type { WorkoutDraft } from '../log/workout-draft.ts';
import { comparison, type SessionFigures } from './session-figures.ts';

type Details = Pick<WorkoutDraft, 'type' | 'name' | 'duration' | 'calories' | 'notes'>;

const DECIMAL = { inputMode: 'decimal', autoComplete: 'off', maxLength: 10 } as const;

interface Props {
  readonly draft: WorkoutDraft;
  readonly figures: SessionFigures;
  readonly logging: Logging;
  /** The type or the name was not chosen when it was opened. */
  readonly isNameOpen: boolean;
  onChange(details: Partial<Details>): void;
  onLogAll(): void;
  onLog(): void;
  onDiscard(): void;
  onClose(): void;
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="text-xl font-figure tabular-nums">{value}</dd>
    </div>
  );
}

/** What was done, and only the questions that are still open. */
export function FinishDialog({ draft, figures, logging, isNameOpen, onChange, ...actions }: Props) {
  const { onLogAll, onLog, onDiscard, onClose } = actions;
  const left = figures.sets - figures.done;
  const { problems, failure, busy } = logging;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Finish workout"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep training
          </Button>
          <Button disabled={figures.done === 0} busy={busy} busyLabel="Logging Workout..." onClick={onLog}>
            Log Workout
          </Button>
        </>
      }
    >
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Figure name="Sets" value={`${figures.done} of ${figures.sets}`} />
        {figures.volume > 0 && <Figure name="Volume" value={weightText(figures.volume)} />}
      </dl>
      <p className="mt-1 text-sm text-ink-2">{comparison(figures)}</p>
      {left > 0 && (
        <p className="mt-3 text-sm">
          {figures.done === 0
            ? 'No set is checked off yet. '
            : `${pluralize(left, 'set')} not checked off ${left === 1 ? 'is' : 'are'} left out. `}
          <button
            type="button"
            className="min-h-touch font-strong text-accent hover:underline"
            onClick={onLogAll}
          >
            Check off all
          </button>
        </p>
      )}
      <div className="mt-4 grid gap-4">
        {isNameOpen && (
          <>
            <SelectField
              label="Workout type"
              placeholder="Choose"
              options={WORKOUT_TYPES.map((type) => ({ value: type, label: type }))}
              value={draft.type}
              aria-invalid={problems.fields.includes('type') || undefined}
              onChange={(event) => onChange({ type: event.target.value })}
            />
            {draft.type === 'Custom' && (
              <TextField
                label="Workout name"
                value={draft.name}
                onChange={(event) => onChange({ name: event.target.value })}
              />
            )}
          </>
        )}
        <div className="grid grid-cols-2 gap-3">
          <TextField
            {...DECIMAL}
            label="Duration"
            suffix="min"
            value={draft.duration}
            onChange={(event) => onChange({ duration: event.target.value })}
          />
          <TextField
            {...DECIMAL}
            label="Calories burned"
            suffix="kcal"
            value={draft.calories}
            onChange={(event) => onChange({ calories: event.target.value })}
          />
        </div>
        <TextAreaField
          label="Notes"
          value={draft.notes}
          onChange={(event) => onChange({ notes: event.target.value })}
        />
        {problems.messages.length > 0 && <Notice tone="danger">{problems.messages.join('\n')}</Notice>}
        <FailureNotice failure={failure} />
        <Button variant="quiet" className="justify-self-start text-danger" onClick={onDiscard}>
          Discard workout
        </Button>
      </div>
    </Dialog>
  );
}
