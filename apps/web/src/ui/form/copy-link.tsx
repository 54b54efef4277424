import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';

/** False where the browser keeps the clipboard closed, as on a page without HTTPS. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function CopyLink({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState('');

  async function copy() {
    if (await copyText(address)) return setAnswer('Copied');
    field.current?.select();
    setAnswer('The link is selected. Press Ctrl+C, or hold it and choose Copy.');
  }

  return (
    <div className="grid w-full gap-2">
      <div className="flex w-full flex-wrap items-end gap-3">
        <TextField
          ref={field}
          label="Link"
          readOnly
          value={address}
          className="min-w-0 flex-[1_1_14rem]"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          variant="secondary"
          className="min-h-12"
          icon={<Copy size={18} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          Copy Link
        </Button>
      </div>
      <p role="status" className="min-h-5 text-sm text-ink-2">
        {answer}
      </p>
    </div>
  );
}
