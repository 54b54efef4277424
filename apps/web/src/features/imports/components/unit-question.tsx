import type { WeightUnit } from '@fitarc/domain/units';
import { roundTo, toKg } from '@fitarc/domain/units';
import { formatNumber } from '../../../lib/format-number.ts';
import { weightText } from '../../../lib/units.ts';
import { Card } from '../../../ui/data/card.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import type { UnitQuestion as Question } from '../prepare/summarize.ts';

interface Props {
  readonly question: Question;
  readonly unit: WeightUnit;
  onChange(unit: WeightUnit): void;
}

/** Only where the file does not say. */
export function UnitQuestion({ question: { samples }, unit, onChange }: Props) {
  return (
    <Card>
      <RadioCards
        legend="Are the weights in kg or lb?"
        hint="The file does not say. Distances are then in kilometers or miles, and body measurements in centimeters or inches."
        name="import-unit"
        columns={2}
        value={unit}
        onChange={(event) => onChange(event.target.value as WeightUnit)}
        options={[
          { value: 'kg', label: 'kg' },
          { value: 'lbs', label: 'lb' },
        ]}
      />
      {samples.length > 0 && (
        <table className="mt-4 w-full border-collapse">
          <thead>
            <tr className="border-b border-line text-left text-sm text-ink-2">
              <th scope="col" className="py-2 font-label">
                Row in the file
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-label">
                In the file
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-label">
                Becomes
              </th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {samples.map(({ label, value }) => (
              <tr key={`${label} ${value}`} className="border-b border-line last:border-0">
                <td className="wrap-break-word py-2.5">{label}</td>
                <td className="whitespace-nowrap py-2.5 pl-3 text-right">{formatNumber(value)}</td>
                <td className="whitespace-nowrap py-2.5 pl-3 text-right font-strong">
                  {weightText(roundTo(toKg(value, unit), 3))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
