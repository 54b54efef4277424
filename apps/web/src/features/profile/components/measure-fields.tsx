import { HEIGHT_BOUNDS, heightInOtherUnit, WEIGHT_BOUNDS, weightInOtherUnit } from '@fitarc/domain/profile';
import {
  fromKg,
  HEIGHT_UNITS,
  METRIC_UNITS,
  roundTo,
  toKg,
  type Units,
  WEIGHT_UNITS,
  type WeightUnit,
} from '@fitarc/domain/units';
import type { UseFormReturn } from 'react-hook-form';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { measureError, type Problem, type SetupValues } from '../setup.form.ts';
import { UnitOffer } from './unit-offer.tsx';

const units = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

const toOther = (value: number, unit: WeightUnit) =>
  roundTo(fromKg(toKg(value, unit), unit === 'kg' ? 'lbs' : 'kg'), 1);

const unitsOf = (form: UseFormReturn<SetupValues>): Units => ({
  ...METRIC_UNITS,
  weight: form.getValues('weight_unit'),
  length: form.getValues('height_unit'),
});

interface Props {
  readonly form: UseFormReturn<SetupValues>;
  readonly problem: Problem;
}

/** Height with its unit. Switching the unit leaves the number as typed. */
export function HeightFields({ form, problem }: Props) {
  const offer = heightInOtherUnit(Number(form.watch('height')), form.watch('height_unit'));
  const wrong = problem.outOfBounds === 'height';
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-[1fr_6.5rem] items-start gap-3">
        <NumberField
          label="Height"
          step="any"
          min={HEIGHT_BOUNDS.min}
          max={HEIGHT_BOUNDS.max}
          error={measureError(problem, 'height', unitsOf(form))}
          {...form.register('height')}
        />
        <SelectField label="Height unit" options={units(HEIGHT_UNITS)} {...form.register('height_unit')} />
      </div>
      {wrong && offer && (
        <UnitOffer
          {...offer}
          onUse={() => {
            form.setValue('height', String(offer.value));
            form.setValue('height_unit', offer.unit);
          }}
        />
      )}
    </div>
  );
}

export function WeightFields({ form, problem }: Props) {
  const unit = form.watch('weight_unit');
  const wrong = problem.outOfBounds === 'height' ? undefined : problem.outOfBounds;
  const offer = wrong && weightInOtherUnit(Number(form.watch(wrong)), unit);
  const useOther = () => {
    // Both weights share the unit, so both are converted.
    for (const field of ['current_weight', 'target_weight'] as const) {
      const text = form.getValues(field);
      if (text.trim() !== '') form.setValue(field, String(toOther(Number(text), unit)));
    }
    form.setValue('weight_unit', unit === 'kg' ? 'lbs' : 'kg');
  };
  return (
    <div className="grid gap-5">
      <div className="grid grid-cols-[1fr_6.5rem] items-start gap-3">
        <NumberField
          label="Current weight"
          step="any"
          min={WEIGHT_BOUNDS.min}
          max={WEIGHT_BOUNDS.max}
          error={measureError(problem, 'current_weight', unitsOf(form))}
          {...form.register('current_weight')}
        />
        <SelectField label="Weight unit" options={units(WEIGHT_UNITS)} {...form.register('weight_unit')} />
      </div>
      {wrong === 'current_weight' && offer && <UnitOffer {...offer} onUse={useOther} />}
      <NumberField
        label="Target weight"
        optional
        suffix={unit}
        step="any"
        min={WEIGHT_BOUNDS.min}
        max={WEIGHT_BOUNDS.max}
        error={measureError(problem, 'target_weight', unitsOf(form))}
        {...form.register('target_weight')}
      />
      {wrong === 'target_weight' && offer && <UnitOffer {...offer} onUse={useOther} />}
    </div>
  );
}
