import { Upload } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  readonly problem: string | undefined;
  onChoose(file: File): void;
}

export function ChooseFile({ problem, onChoose }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
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
          Drop the file that the other app exported, as it is: CSV, ZIP, JSON or XML. FitArc recognizes it by
          its content.
        </p>
        <Button icon={<Upload size={20} aria-hidden="true" />} onClick={() => input.current?.click()}>
          Choose File
        </Button>
        <input
          ref={input}
          type="file"
          aria-label="File to import"
          accept=".csv,.txt,.zip,.json,.xml,.db"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) onChoose(file);
          }}
        />
      </div>
      <p className="mt-3 text-sm text-ink-2">
        The file is read on this device. You see what is in it before anything is stored, and can undo the
        import later.
      </p>
    </Card>
  );
}
