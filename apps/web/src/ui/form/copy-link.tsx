import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';
import { TextField } from './text-field.tsx';

interface CopyLinkProps {
  readonly address: string;
  /** What it is, where it is no link. */
  readonly label?: string | undefined;
}

export function CopyLink({ address, label = 'Link' }: CopyLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState('');

  async function copy() {
    if (await copyText(address)) return setAnswer('Copied');
    field.current?.select();
    setAnswer(`The ${label.toLowerCase()} is selected. Press Ctrl+C, or hold it and choose Copy.`);
  }

  return (
    <div className="grid w-full gap-2">
      <div className="flex w-full flex-wrap items-end gap-3">
        <TextField
          ref={field}
          label={label}
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
          Copy {label}
        </Button>
      </div>
      <p role="status" className="min-h-5 text-sm text-ink-2">
        {answer}
      </p>
    </div>
  );
}
