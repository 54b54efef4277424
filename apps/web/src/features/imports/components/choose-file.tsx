import { Upload } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { useFilePicker } from '../../../ui/form/use-file-picker.tsx';

interface Props {
  readonly problem: string | undefined;
  onChoose(file: File): void;
}

export function ChooseFile({ problem, onChoose }: Props) {
  const id = useId();
  const { choose, input } = useFilePicker('File to import', '.csv,.txt,.zip,.json,.xml,.db', onChoose);
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  }

  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title="Choose a file" />
      {problem && (
        <Notice tone="danger" className="mb-4">
          {problem}
        </Notice>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to do what the button does */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          'grid justify-items-center gap-3 rounded-lg border border-dashed px-4 py-8 text-center',
          isOver ? 'border-accent bg-sunken' : 'border-line-strong',
        )}
      >
        <p className="max-w-[32rem] text-ink-2">
          Choose the file that the other app exported, or drop it here. Leave it as it is: CSV, ZIP, JSON or
          XML. FitArc recognizes it by its content.
        </p>
        <Button icon={<Upload size={20} aria-hidden="true" />} onClick={choose}>
          Choose File
        </Button>
        {input}
      </div>
      <p className="mt-3 text-sm text-ink-2">
        The file is read on this device. You see what is in it before anything is stored, and can undo the
        import later.
      </p>
    </Card>
  );
}
