import { MUSCLE_GROUPS } from '@fitarc/domain/exercise';
import { PLAN_OPTION_BOUNDS } from '@fitarc/domain/plan-options';
import { pluralize } from '@fitarc/domain/pluralize';
import type { ReactNode } from 'react';
import { CheckboxField } from '../../../../ui/form/checkbox-field.tsx';
import { NumberField } from '../../../../ui/form/number-field.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { FAVORABLE, minutesError, PIECES, type WishForm } from '../../wish-form.ts';

interface Props {
  readonly form: WishForm;
  /** Sending was tried: what is wrong is said. */
  readonly tried: boolean;
  onChange(form: WishForm): void;
}

const { days, minutes } = PLAN_OPTION_BOUNDS;
const DAYS = Array.from({ length: days.max }, (_, index) => ({
  value: String(index + 1),
  label: pluralize(index + 1, 'day'),
}));

const toggled = <T,>(list: readonly T[], one: T, isOn: boolean): T[] =>
  isOn ? [...list, one] : list.filter((other) => other !== one);

/** What the generator can be asked for beyond goal and level. */
export function WishFields({ form, tried, onChange }: Props) {
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Days a week"
          placeholder="As my goal suggests"
          options={DAYS}
          value={form.days}
          onChange={(event) => onChange({ ...form, days: event.target.value })}
        />
        <NumberField
          label="Minutes a day, at most"
          suffix="min"
          placeholder="No limit"
          min={minutes.min}
          max={minutes.max}
          value={form.minutes}
          error={tried ? minutesError(form) : undefined}
          onChange={(event) => onChange({ ...form, minutes: event.target.value })}
        />
      </div>
      <Group legend="Equipment">
        <CheckboxField
          label="Use only what I have"
          hint="Exercises with your own weight are always included."
          checked={form.isLimited}
          onChange={(event) => onChange({ ...form, isLimited: event.target.checked })}
        />
        {form.isLimited && (
          <Choices
            all={PIECES}
            chosen={form.equipment}
            onChange={(equipment) => onChange({ ...form, equipment })}
          />
        )}
      </Group>
      <Group legend="Favor" hint="These get more sets.">
        <Choices all={FAVORABLE} chosen={form.favor} onChange={(favor) => onChange({ ...form, favor })} />
      </Group>
      <Group legend="Avoid" hint="No exercise is mainly for these.">
        <Choices all={MUSCLE_GROUPS} chosen={form.avoid} onChange={(avoid) => onChange({ ...form, avoid })} />
      </Group>
    </div>
  );
}

function Group({ legend, hint, children }: { legend: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-label">{legend}</legend>
      {hint && <p className="text-sm text-ink-2">{hint}</p>}
      {children}
    </fieldset>
  );
}

interface ChoicesProps<T> {
  readonly all: readonly T[];
  readonly chosen: readonly T[];
  onChange(chosen: T[]): void;
}

function Choices<T extends string>({ all, chosen, onChange }: ChoicesProps<T>) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-x-4">
      {all.map((one) => (
        <CheckboxField
          key={one}
          label={one}
          checked={chosen.includes(one)}
          onChange={(event) => onChange(toggled(chosen, one, event.target.checked))}
        />
      ))}
    </div>
  );
}
