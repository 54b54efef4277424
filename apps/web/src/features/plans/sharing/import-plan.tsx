import { Upload } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import type { ReadFile } from './plan-file.ts';

const ImportDialog = lazy(() =>
  import('./import-dialog.tsx').then((module) => ({ default: module.ImportDialog })),
);

/** Reads the file of a plan on the device; the dialog shows what is in it before anything is stored. */
export function ImportPlan() {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ readonly content: ReadFile; readonly turn: number }>();
  const [open, setOpen] = useState(false);
  const choose = () => input.current?.click();

  async function read(file: File) {
    const { readPlanFile } = await import('./plan-file.ts');
    const content = await readPlanFile(file);
    setChosen((last) => ({ content, turn: (last?.turn ?? 0) + 1 }));
    setOpen(true);
  }

  return (
    <>
      <Button variant="secondary" icon={<Upload size={18} aria-hidden="true" />} onClick={choose}>
        Import from File
      </Button>
      <input
        ref={input}
        type="file"
        aria-label="Plan file to import"
        accept=".json,application/json"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void read(file);
        }}
      />
      {chosen && (
        <Suspense>
          <ImportDialog
            key={chosen.turn}
            content={chosen.content}
            open={open}
            onOpenChange={setOpen}
            onChooseAgain={choose}
          />
        </Suspense>
      )}
    </>
  );
}
