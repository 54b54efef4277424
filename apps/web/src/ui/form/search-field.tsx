import { Search, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from './button.tsx';
import { TextField } from './text-field.tsx';

type SearchFieldProps = {
  label: string;
  placeholder: string;
  maxLength: number;
  value: string;
  /** Debounced: called after a short pause in typing. */
  onSearch: (text: string) => void;
  className?: string | undefined;
};

const PAUSE_MS = 200;

/** Debounce: the address follows what is typed after a short pause; it may also change by itself. */
function useTyped(value: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const seen = useRef(value);
  // Handed on and not in the address yet. An answer to an earlier one must not undo what was typed since.
  const underway = useRef<string[]>([]);
  // Not while rendering: the address changes in a transition, and a letter typed meanwhile renders with the old one.
  useLayoutEffect(() => {
    if (value === seen.current) return;
    seen.current = value;
    const at = underway.current.indexOf(value);
    underway.current = underway.current.slice(at + 1);
    if (at < 0) setTyped(value);
  }, [value]);
  useEffect(() => {
    const text = typed.trim();
    if (text === (underway.current.at(-1) ?? seen.current)) return;
    const timer = setTimeout(() => {
      underway.current.push(text);
      onSearch(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return [typed, setTyped] as const;
}

/** Looks while one types. */
export function SearchField({ value, onSearch, className, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useTyped(value, onSearch);
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className={cx('relative block', className)}>
      <TextField
        {...field}
        ref={input}
        labelHidden
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        leading={<Search size={20} aria-hidden="true" />}
        inputClassName="pr-12 [&::-webkit-search-cancel-button]:hidden"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed && (
        <IconButton
          label="Clear search"
          className="absolute top-0.5 right-0.5"
          onClick={() => {
            setTyped('');
            input.current?.focus();
          }}
        >
          <X size={18} aria-hidden="true" />
        </IconButton>
      )}
    </search>
  );
}
