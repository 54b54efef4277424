import { loadingUpTo } from '@fitarc/domain/plates';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../../lib/format-number.ts';
import { useTrainingPreferences } from '../../../lib/training-preferences.ts';
import { readNumber } from '../../../lib/typed-number.ts';
import { weightSymbol } from '../../../lib/units.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

/** A plate from the side: the heavier, the higher. */
function Plate({ weight, heaviest }: { weight: number; heaviest: number }) {
  return (
    <span
      className="grid w-9 place-items-center rounded-sm bg-training text-xs font-strong text-[light-dark(white,#2a0a17)] tabular-nums"
      style={{ height: `${3 + 4 * Math.sqrt(weight / heaviest)}rem` }}
    >
      {formatNumber(weight)}
    </span>
  );
}

interface Props {
  readonly name: string;
  /** In the unit of the member, as it would be logged. */
  readonly weight: string;
  onClose(): void;
}

/** Which plates go on each side of the bar. */
export function PlatesDialog({ name, weight, onClose }: Props) {
  const { gymWeights } = useTrainingPreferences();
  const [typed, setTyped] = useState(weight);
  const wanted = readNumber(typed) ?? 0;
  const { total, side } = loadingUpTo(Math.min(Math.max(wanted, 0), 1000), gymWeights);
  const heaviest = Math.max(...gymWeights.plates.map((plate) => plate.weight), 1);
  const symbol = weightSymbol();
  const missing = Math.round((wanted - total) * 100) / 100;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Plates for ${name}`} size="sm">
      <TextField
        label={`Weight (${symbol})`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="my-5 flex min-h-28 items-center gap-1 overflow-x-auto" aria-hidden="true">
        <span className="h-3 w-12 flex-none rounded-sm bg-line-strong" />
        {side.map((plate, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: plates of one weight are alike
          <Plate key={index} weight={plate} heaviest={heaviest} />
        ))}
        <span className="h-3 w-6 flex-none rounded-sm bg-line-strong" />
      </div>
      <p role="status" className="text-lg">
        {side.length === 0 ? (
          <>
            Just the bar: <b>{`${formatNumber(total)} ${symbol}`}</b>
          </>
        ) : (
          <>
            Each side: <b>{side.map((plate) => formatNumber(plate)).join(' + ')}</b>
            {` · ${formatNumber(total)} ${symbol} in all`}
          </>
        )}
      </p>
      {missing > 0 && (
        <p className="mt-1 text-sm text-ink-2">
          {`Your plates leave ${formatNumber(missing)} ${symbol} out.`}
        </p>
      )}
      <p className="mt-4 text-sm text-ink-2">
        {`With a bar of ${formatNumber(gymWeights.bar)} ${symbol}. `}
        <Link to="/settings?tab=fitness">Change your bar and plates</Link>
      </p>
    </Dialog>
  );
}
