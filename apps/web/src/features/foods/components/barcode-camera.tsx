import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { startScanning } from '../barcode-camera.ts';

interface Props {
  onCode(code: string): void;
  onStop(): void;
}

export function BarcodeCamera({ onCode, onStop }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState('');
  const latest = useRef(onCode);
  latest.current = onCode;
  useEffect(() => {
    const element = video.current;
    return element ? startScanning(element, (code) => latest.current(code), setProblem) : undefined;
  }, []);
  return (
    <div className="grid gap-3">
      {problem ? (
        <Notice tone="danger">{problem}</Notice>
      ) : (
        <>
          <video
            ref={video}
            muted
            playsInline
            aria-label="Camera view"
            className="aspect-4/3 max-h-72 w-full rounded-md bg-sunken object-cover"
          />
          <p role="status" className="text-sm text-ink-2">
            Hold the barcode in front of the camera.
          </p>
        </>
      )}
      <Button variant="secondary" className="justify-self-start" onClick={onStop}>
        {problem ? 'Close' : 'Stop the Camera'}
      </Button>
    </div>
  );
}
