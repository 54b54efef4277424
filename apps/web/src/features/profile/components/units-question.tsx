import { METRIC_UNITS, US_UNITS } from '@fitarc/domain/units';
import type { UseFormReturn } from 'react-hook-form';
import { browserUnits } from '../../../lib/units.ts';
import { Segmented } from '../../../ui/form/segmented.tsx';
import type { SetupValues } from '../setup.form.ts';

const CHOICES = [
  { value: 'metric', label: 'kg, cm, km', units: METRIC_UNITS },
  { value: 'us', label: 'lbs, in, mi', units: US_UNITS },
] as const;

/** Asked where the browser's region uses pounds; everybody else has the fields below. */
export function UnitsQuestion({ form }: { form: UseFormReturn<SetupValues> }) {
  if (browserUnits().weight !== 'lbs') return null;
  const chosen = form.watch('weight_unit') === 'lbs' ? 'us' : 'metric';
  return (
    <div className="grid gap-2">
      <p className="font-label">Which units do you use?</p>
      <Segmented
        full
        label="Which units do you use?"
        value={chosen}
        options={CHOICES}
        onChange={(value) => {
          const { units } = CHOICES[value === 'us' ? 1 : 0];
          form.setValue('weight_unit', units.weight, { shouldDirty: true });
          form.setValue('height_unit', units.length, { shouldDirty: true });
        }}
      />
    </div>
  );
}
