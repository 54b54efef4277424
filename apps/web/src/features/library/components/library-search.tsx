import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface Props {
  readonly value: string;
  onSearch(text: string): void;
}

const PAUSE_MS = 200;

/** Looks through the whole library while one types; the address follows after a short pause. */
export function LibrarySearch({ value, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  // The address changed by itself: back, forward, or a link.
  if (value !== sent.current) {
    sent.current = value;
    setTyped(value);
  }
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      onSearch(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);

  return (
    <search className="relative mb-5 block max-w-xl lg:mb-8">
      <TextField
        label="Search exercises"
        labelHidden
        type="search"
        enterKeyHint="search"
        maxLength={100}
        autoComplete="off"
        placeholder="Name, muscle or equipment"
        leading={<Search size={20} aria-hidden="true" />}
        inputClassName="pr-12 [&::-webkit-search-cancel-button]:hidden"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed && (
        <IconButton label="Clear search" className="absolute top-0.5 right-0.5" onClick={() => setTyped('')}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      )}
    </search>
  );
}
