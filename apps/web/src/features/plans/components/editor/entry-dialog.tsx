import { repUnitOf } from '@fitarc/domain/plan';
import { PROGRESSION_LABELS, PROGRESSION_RULES } from '@fitarc/domain/progression/rules';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { weightSymbol } from '../../../../lib/units.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { CheckboxField } from '../../../../ui/form/checkbox-field.tsx';
import { NumberField } from '../../../../ui/form/number-field.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import type { DraftEntry, EntryDetails } from '../../plan-draft.ts';
import { REP_UNIT_LABELS, setsTimesReps } from '../../plan-text.ts';
import { detailsIn, type EntryErrors, errorsOf, type FieldName, formOf } from './entry-form.ts';

interface Props {
  readonly open: boolean;
  readonly entry: DraftEntry;
  /** The one that follows on the day. */
  readonly next: DraftEntry | undefined;
  readonly maxReps: number;
  onClose(): void;
  /** `linked` only where it was changed. */
  onSave(changes: { details: EntryDetails; linked: boolean | undefined }): void;
}

const RULES = PROGRESSION_RULES.map((rule) => ({ value: rule, label: PROGRESSION_LABELS[rule] }));

const isLinkedTo = (entry: DraftEntry, next: DraftEntry | undefined) =>
  entry.superset !== undefined && entry.superset === next?.superset;

/** What an entry asks for beyond sets and repetitions; all of it may stay empty. */
export function EntryDialog({ open, entry, next, maxReps, onClose, onSave }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(shown) => !shown && onClose()}
      title={entry.name}
      description={`${setsTimesReps(entry)}. All of this is optional.`}
    >
      {/* Typed anew each time it is opened. */}
      {open && <EntryFields {...{ entry, next, maxReps, onClose, onSave }} />}
    </Dialog>
  );
}

function EntryFields({ entry, next, maxReps, onClose, onSave }: Omit<Props, 'open'>) {
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(() => formOf(entry));
  const [linked, setLinked] = useState(() => isLinkedTo(entry, next));
  const [errors, setErrors] = useState<EntryErrors>({});
  const unit = repUnitOf(entry);

  useEffect(() => {
    if (Object.keys(errors).length > 0) box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = errorsOf(form, entry, maxReps);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const wasLinked = isLinkedTo(entry, next);
    onSave({ details: detailsIn(form, entry), linked: linked === wasLinked ? undefined : linked });
  }

  const field = (name: FieldName) => ({
    value: form[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  });
  return (
    <form ref={box} id={id} noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-4">
        <NumberField
          {...field('repsMax')}
          label={`${REP_UNIT_LABELS[unit]} up to`}
          hint={`For a range from ${entry.reps}`}
        />
        <NumberField {...field('rest')} label="Rest after a set" suffix="s" hint="0 to 900 seconds" />
        {unit === 'reps' && (
          <>
            <NumberField {...field('weight')} step="any" label="Target weight" suffix={weightSymbol()} />
            <NumberField {...field('percent')} label="Percent of your max" suffix="%" hint="20 to 120" />
          </>
        )}
        <NumberField
          {...field('rpe')}
          step={0.5}
          label="Target RPE"
          hint="6 to 10: how hard a set is, 10 being all you have"
        />
        <SelectField
          label="Progression"
          placeholder="Automatic"
          options={RULES}
          value={form.progression}
          hint="How FitArc suggests your next weights"
          onChange={(event) => setForm({ ...form, progression: event.target.value })}
        />
      </div>
      {next && (
        <CheckboxField
          label={`Superset with ${next.name}`}
          hint="The two are done in turn, without a rest in between."
          checked={linked}
          onChange={(event) => setLinked(event.target.checked)}
        />
      )}
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Done</Button>
      </div>
    </form>
  );
}
