import { Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { useFilePicker } from '../../../ui/form/use-file-picker.tsx';
import type { ReadFile } from './plan-file.ts';

const ImportDialog = lazy(() =>
  import('./import-dialog.tsx').then((module) => ({ default: module.ImportDialog })),
);

/** Reads the file of a plan on the device; the dialog shows what is in it before anything is stored. */
export function ImportPlan() {
  const [chosen, setChosen] = useState<{ readonly content: ReadFile; readonly turn: number }>();
  const [open, setOpen] = useState(false);
  const { choose, input } = useFilePicker('Plan file to import', '.json,application/json', read);

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
      {input}
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
