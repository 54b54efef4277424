import type { Preferences } from '@fitarc/contract/preferences';
import { type GymWeights, PLATE_BOUNDS, USUAL_GYM_WEIGHTS } from '@fitarc/domain/plates';
import { WEIGHT_SYMBOLS } from '@fitarc/domain/units';
import { Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { randomKey } from '../../../lib/retry-key.ts';
import { readNumber } from '../../../lib/typed-number.ts';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button, IconButton } from '../../../ui/form/button.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { fromText, type GymWeightsText, problemWith, toText } from '../gym-weights-text.ts';
import { useChangePreferences } from '../use-change-preferences.ts';

const WEIGHT_FIELDS = [
  { field: 'bar', label: 'Bar' },
  { field: 'dumbbellStep', label: 'Dumbbell steps' },
  { field: 'machineStep', label: 'Machine steps' },
] as const;

/** The bar, the plates and the steps that suggestions and the plate calculator count with. */
export function GymWeightsForm({ preferences }: { preferences: Preferences }) {
  const unit = preferences.weight_unit;
  const stored: GymWeights = preferences.gym_weights[unit] ?? USUAL_GYM_WEIGHTS[unit];
  const [values, setValues] = useState<GymWeightsText>(() => toText(stored));
  const [problem, setProblem] = useState<string>();
  const saving = useChangePreferences('Gym weights saved');
  const symbol = WEIGHT_SYMBOLS[unit];

  const change = (changes: Partial<GymWeightsText>) => setValues((old) => ({ ...old, ...changes }));
  const changePlate = (at: number, part: Partial<GymWeightsText['plates'][number]>) =>
    change({ plates: values.plates.map((plate, index) => (index === at ? { ...plate, ...part } : plate)) });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = problemWith(values, symbol);
    setProblem(wrong);
    if (wrong) return;
    const next = fromText(values);
    if (await saving.write({ gym_weights: { [unit]: next } })) setValues(toText(next));
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-3">
        {WEIGHT_FIELDS.map(({ field, label }) => (
          <NumberField
            key={field}
            label={label}
            suffix={symbol}
            step="any"
            value={values[field]}
            onChange={(event) => change({ [field]: event.target.value })}
          />
        ))}
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-label">Pairs of plates</legend>
        {values.plates.map((plate, index) => {
          const name = readNumber(plate.weight) === undefined ? 'new' : `${plate.weight} ${symbol}`;
          return (
            <div
              key={plate.key}
              className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-2"
            >
              <NumberField
                label={`Weight of the ${name} plate`}
                labelHidden
                suffix={symbol}
                step="any"
                value={plate.weight}
                onChange={(event) => changePlate(index, { weight: event.target.value })}
              />
              <NumberField
                label={`Pairs of the ${name} plate`}
                labelHidden
                suffix="pairs"
                value={plate.pairs}
                onChange={(event) => changePlate(index, { pairs: event.target.value })}
              />
              <IconButton
                label={`Remove the ${name} plate`}
                onClick={() => change({ plates: values.plates.filter(({ key }) => key !== plate.key) })}
              >
                <Trash2 size={20} aria-hidden="true" />
              </IconButton>
            </div>
          );
        })}
        <Button
          variant="quiet"
          className="justify-self-start"
          icon={<Plus size={18} aria-hidden="true" />}
          disabled={values.plates.length >= PLATE_BOUNDS.kinds}
          onClick={() => change({ plates: [...values.plates, { key: randomKey(), weight: '', pairs: '1' }] })}
        >
          Add plates
        </Button>
      </fieldset>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={saving.isPending} busyLabel="Saving…">
          Save Weights
        </Button>
        <Button variant="quiet" onClick={() => setValues(toText(USUAL_GYM_WEIGHTS[unit]))}>
          Use a usual gym’s
        </Button>
      </div>
    </form>
  );
}
