import { readBarcode } from '@fitarc/domain/barcode';
import { useMutation } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { canScan } from '../barcode-camera.ts';
import type { FoodChoice } from '../food-choice.ts';
import { findByBarcode } from '../foods.queries.ts';
import { BarcodeCamera } from './barcode-camera.tsx';

const NO_BARCODE = 'This is not a barcode. Please enter the 8, 12, 13 or 14 digits below the bars.';
const UNKNOWN = 'No product with this barcode was found.';

interface Props {
  /** Looked up at once; '' where none is known yet. */
  readonly code: string;
  onFound(choice: FoodChoice): void;
  onCreateFood?: (() => void) | undefined;
}

export function BarcodeSearch({ code: given, onFound, onCreateFood }: Props) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [scanning, setScanning] = useState(false);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);
  const lookup = useMutation({
    mutationFn: (code: string) => {
      asking.current?.abort();
      asking.current = new AbortController();
      return findByBarcode(code, asking.current.signal);
    },
    onSuccess: (choice) => choice && onFound(choice),
  });

  function look(text: string) {
    const code = readBarcode(text);
    setScanning(false);
    setTyped(text);
    setProblem(code ? '' : NO_BARCODE);
    if (code) lookup.mutate(code);
    else lookup.reset();
  }
  const begin = useEffectEvent(() => given && look(given));
  useEffect(() => void begin(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    look(typed);
  };
  return (
    <div className="grid gap-3 px-4 py-3 md:px-6">
      <form noValidate onSubmit={submit} className="flex items-start gap-2">
        <TextField
          className="flex-1"
          label="Barcode number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          autoFocus
          error={problem}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem('');
          }}
        />
        <Button type="submit" variant="secondary" className="mt-6.5 min-h-12!" busy={lookup.isPending}>
          Look Up
        </Button>
      </form>
      {canScan() && !scanning && (
        <Button
          variant="secondary"
          className="justify-self-start"
          icon={<Camera size={18} aria-hidden="true" />}
          onClick={() => setScanning(true)}
        >
          Scan with the Camera
        </Button>
      )}
      {scanning && <BarcodeCamera onCode={look} onStop={() => setScanning(false)} />}
      {lookup.isError && (
        <FailureNotice
          failure={failureOf(lookup.error, 'The barcode could not be looked up. Please try again.')}
        />
      )}
      {lookup.data === null && (
        <Notice
          tone="warning"
          action={
            onCreateFood && (
              <Button variant="secondary" onClick={onCreateFood}>
                Create Custom Food
              </Button>
            )
          }
        >
          {UNKNOWN}
        </Notice>
      )}
    </div>
  );
}
