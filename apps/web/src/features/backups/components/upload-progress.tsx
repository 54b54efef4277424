import { Card } from '../../../ui/data/card.tsx';
import { ProgressBar } from '../../../ui/data/progress.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { sizeWords } from '../backups-text.ts';

interface Props {
  readonly name: string;
  readonly sent: number;
  readonly size: number;
  onStop?(): void;
}

export const UploadProgress = ({ name, sent, size, onStop }: Props) => (
  <Card className="flex flex-wrap items-center gap-x-6 gap-y-2">
    <ProgressBar
      label={`Uploading ${name}`}
      value={sent}
      max={size}
      valueText={`${sizeWords(sent)} of ${sizeWords(size)}`}
      className="min-w-0 flex-[1_1_14rem]"
    />
    {onStop && (
      <Button variant="quiet" onClick={onStop}>
        Stop
      </Button>
    )}
  </Card>
);
