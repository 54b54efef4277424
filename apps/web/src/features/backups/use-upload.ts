import { useEffect, useRef, useState } from 'react';
import { type Failure, failureUnder } from '../../lib/failure.ts';
import { isDismissed } from '../security/use-recent-sign-in.tsx';
import { uploadBackup } from './upload.ts';

interface Uploading {
  readonly name: string;
  readonly sent: number;
  readonly size: number;
}

interface Options {
  /** Sends the first call again once somebody has confirmed who they are. */
  run<T>(send: () => Promise<T>): Promise<T>;
  onDone(name: string): unknown;
}

export function useUpload({ run, onDone }: Options) {
  const [uploading, setUploading] = useState<Uploading>();
  const [failure, setFailure] = useState<Failure>();
  const current = useRef<AbortController>(undefined);
  // Whoever leaves the page ends it: the rest would arrive unseen.
  useEffect(() => () => current.current?.abort(), []);

  async function start(file: File): Promise<void> {
    if (current.current) return;
    const stop = new AbortController();
    current.current = stop;
    setFailure(undefined);
    const show = (sent: number) => setUploading({ name: file.name, sent, size: file.size });
    show(0);
    try {
      const name = await run(() => uploadBackup(file, { signal: stop.signal, onProgress: show }));
      await onDone(name);
    } catch (error) {
      if (!stop.signal.aborted && !isDismissed(error))
        setFailure(failureUnder(error, 'The backup could not be uploaded'));
    } finally {
      current.current = undefined;
      setUploading(undefined);
    }
  }

  return { uploading, failure, start, stop: () => current.current?.abort() };
}
