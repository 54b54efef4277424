import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { copyText } from '../../../ui/form/copy-text.ts';

const FILE = 'fitarc-recovery-codes.txt';

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [answer, setAnswer] = useState('');
  const copy = async () =>
    setAnswer((await copyText(codes.join('\n'))) ? 'Copied' : 'Select the codes and copy them.');
  return (
    <div className="grid gap-4">
      <Notice tone="info">
        These codes are shown only once. Keep them somewhere you can reach without your phone. Each code works
        once.
      </Notice>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))] gap-x-4 gap-y-1 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon={<Copy size={18} aria-hidden="true" />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          variant="secondary"
          icon={<Download size={18} aria-hidden="true" />}
          onClick={() => saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), FILE)}
        >
          Save as a file
        </Button>
      </div>
      <p role="status" className="min-h-5 text-sm text-ink-2">
        {answer}
      </p>
    </div>
  );
}
