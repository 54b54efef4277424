import { formatWhole } from '../../../lib/format-number.ts';
import { Card } from '../../../ui/data/card.tsx';
import { ProgressBar } from '../../../ui/data/progress.tsx';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  readonly fileName: string;
  /** From 0 to 1. */
  readonly share: number;
  onCancel(): void;
}

export function Reading({ fileName, share, onCancel }: Props) {
  const percent = Math.min(100, Math.round(share * 100));
  return (
    <Card>
      <ProgressBar
        label={`Reading ${fileName}`}
        value={percent}
        max={100}
        valueText={percent > 0 ? `${formatWhole(percent)}%` : 'Starting'}
      />
      <Button variant="secondary" className="mt-4" onClick={onCancel}>
        Cancel
      </Button>
    </Card>
  );
}
