import { type ReactNode, useRef } from 'react';

interface FilePicker {
  /** Opens the browser's dialog. */
  choose(): void;
  /** Has to be somewhere on the page. */
  readonly input: ReactNode;
}

/** For a button of any look that asks for a file. */
export function useFilePicker(label: string, accept: string, onChoose: (file: File) => void): FilePicker {
  const input = useRef<HTMLInputElement>(null);
  return {
    choose: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        aria-label={label}
        accept={accept}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file can be chosen again.
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
    ),
  };
}
