import { restDayCalories, spreadOverWeek } from '@fitarc/domain/day-goals';
import { addDays } from '@fitarc/domain/local-date';
import { pluralize } from '@fitarc/domain/pluralize';
import { mondayOf, WEEKDAYS, type Weekday, weekOf } from '@fitarc/domain/weekday';
import { useQuery } from '@tanstack/react-query';
import { formatWhole } from '../../../lib/format-number.ts';
import { useToday } from '../../../lib/today.ts';
import { Button } from '../../../ui/form/button.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { trainingDaysQuery } from '../day-goals.queries.ts';
import { chooseKind, type DayKind, type DayValues, dayProblemOf } from '../day-goals-form.ts';

const KINDS: readonly { value: DayKind; label: string }[] = [
  { value: 'same', label: 'Every day' },
  { value: 'weekday', label: 'By weekday' },
  { value: 'training', label: 'By training' },
];

interface FieldsProps {
  readonly values: DayValues;
  /** Of every day, where days do not differ. */
  readonly calories: number;
  readonly submitted: boolean;
  onChange(values: DayValues): void;
}

interface SumProps {
  readonly sum: number;
  readonly total: number;
  onKeep(): void;
}

/** What the week comes to, and a way back to what it would be with the same goal every day. */
function WeeklySum({ sum, total, onKeep }: SumProps) {
  const off = sum - total;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p aria-live="polite" className="text-sm text-ink-2 tabular-nums">
        The week adds up to {formatWhole(sum)} kcal
        {off === 0
          ? '.'
          : `, ${formatWhole(Math.abs(off))} kcal ${off > 0 ? 'more' : 'less'} than your goal every day.`}
      </p>
      {off !== 0 && (
        <Button variant="quiet" onClick={onKeep}>
          Keep the Weekly Total
        </Button>
      )}
    </div>
  );
}

function WeekdayFields({ values, calories, submitted, onChange }: FieldsProps) {
  const numbers = weekOf((day) => Number(values.days[day]) || 0);
  const total = calories * WEEKDAYS.length;
  const type = (day: Weekday, text: string) =>
    onChange({
      ...values,
      days: { ...values.days, [day]: text },
      touched: new Set([...values.touched, day]),
    });
  function keep() {
    const next = spreadOverWeek(numbers, values.touched, total);
    onChange({ ...values, days: weekOf((day) => String(next[day])), touched: new Set() });
  }
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4">
        {WEEKDAYS.map((day) => (
          <NumberField
            key={day}
            label={day}
            suffix="kcal"
            value={values.days[day]}
            onChange={(event) => type(day, event.currentTarget.value)}
            error={submitted ? dayProblemOf(day, values.days[day]) : undefined}
          />
        ))}
      </div>
      <WeeklySum sum={WEEKDAYS.reduce((sum, day) => sum + numbers[day], 0)} total={total} onKeep={keep} />
    </>
  );
}

function TrainingFields({ values, calories, submitted, onChange }: FieldsProps) {
  const today = useToday();
  const monday = mondayOf(today);
  const { data } = useQuery(trainingDaysQuery(monday, addDays(monday, WEEKDAYS.length - 1)));
  const trained = data?.length ?? 0;
  const total = calories * WEEKDAYS.length;
  const [training, rest] = [Number(values.training) || 0, Number(values.rest) || 0];
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberField
          label="Training day"
          suffix="kcal"
          value={values.training}
          onChange={(event) => onChange({ ...values, training: event.currentTarget.value })}
          error={submitted ? dayProblemOf('Training day', values.training) : undefined}
        />
        <NumberField
          label="Rest day"
          suffix="kcal"
          value={values.rest}
          onChange={(event) => onChange({ ...values, rest: event.currentTarget.value })}
          error={submitted ? dayProblemOf('Rest day', values.rest) : undefined}
        />
      </div>
      <p className="text-sm text-ink-2">
        A training day is one with a workout, or one your active plan trains on: {pluralize(trained, 'day')}{' '}
        this week.
      </p>
      <WeeklySum
        sum={trained * training + (WEEKDAYS.length - trained) * rest}
        total={total}
        onKeep={() => onChange({ ...values, rest: String(restDayCalories(training, trained, total)) })}
      />
    </>
  );
}

/** Calories that differ from day to day. */
export function DayGoalsFields(props: FieldsProps) {
  const { values, calories, onChange } = props;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-sm font-label">Calories by day</legend>
      <div>
        <Segmented
          label="Calories by day"
          value={values.kind}
          onChange={(kind) => onChange(chooseKind(values, kind, calories))}
          options={KINDS}
        />
      </div>
      {values.kind === 'weekday' && <WeekdayFields {...props} />}
      {values.kind === 'training' && <TrainingFields {...props} />}
      {values.kind !== 'same' && (
        <p className="text-sm text-ink-2">
          Protein and fats stay the same every day; carbs make up the difference.
        </p>
      )}
    </fieldset>
  );
}
