import type { Preferences } from '@fitarc/contract/preferences';
import { DISTANCE_UNITS, HEIGHT_UNITS, WEIGHT_SYMBOLS, WEIGHT_UNITS } from '@fitarc/domain/units';
import type { ReactNode } from 'react';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { useChangePreferences } from '../use-change-preferences.ts';

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line py-2 not-first:border-t">
      <span>{name}</span>
      {children}
    </div>
  );
}

const sameLabels = <U extends string>(units: readonly U[]) => units.map((value) => ({ value, label: value }));

export function UnitsForm({ preferences }: { preferences: Preferences }) {
  const saving = useChangePreferences('Units changed');
  const { weight_unit, length_unit, distance_unit } = preferences;
  // All three: whoever chooses one has chosen.
  const write = (changes: Partial<Preferences>) =>
    saving.write({ weight_unit, length_unit, distance_unit, ...changes });
  return (
    <div>
      <Row name="Weight">
        <Segmented
          label="Weight unit"
          value={preferences.weight_unit}
          options={WEIGHT_UNITS.map((value) => ({ value, label: WEIGHT_SYMBOLS[value] }))}
          onChange={(weight_unit) => void write({ weight_unit })}
        />
      </Row>
      <Row name="Height and body measurements">
        <Segmented
          label="Length unit"
          value={preferences.length_unit}
          options={sameLabels(HEIGHT_UNITS)}
          onChange={(length_unit) => void write({ length_unit })}
        />
      </Row>
      <Row name="Distance">
        <Segmented
          label="Distance unit"
          value={preferences.distance_unit}
          options={sameLabels(DISTANCE_UNITS)}
          onChange={(distance_unit) => void write({ distance_unit })}
        />
      </Row>
      <p className="mt-3 text-sm text-ink-2">
        What you logged stays as it is; all screens show it in these units.
      </p>
    </div>
  );
}
