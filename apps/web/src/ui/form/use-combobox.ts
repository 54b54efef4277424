import { type KeyboardEvent, type ReactNode, useState } from 'react';

export type ComboboxOption = {
  value: string;
  label: string;
  description?: string | undefined;
  /** Before the label, as decoration. */
  picture?: ReactNode;
};

type Settings = {
  options: readonly ComboboxOption[];
  value: string | null;
  valueLabel: string | undefined;
  onChange: (value: string | null, option: ComboboxOption | null) => void;
  onSearch: ((query: string) => void) | undefined;
};

/** The state of an input with a list of suggestions. `query` is null while the chosen label is shown. */
export function useCombobox({ options, value, valueLabel, onChange, onSearch }: Settings) {
  const [query, setQuery] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const chosen = options.find((option) => option.value === value);
  const text = query ?? (value === null ? '' : (chosen?.label ?? valueLabel ?? value));
  const shown = onSearch || !query ? options : options.filter((option) => matches(option, query));
  const activeIndex = Math.min(active, shown.length - 1);

  function type(next: string) {
    setQuery(next);
    setOpen(true);
    setActive(next.trim() ? 0 : -1);
    onSearch?.(next);
    if (next === '' && value !== null) onChange(null, null);
  }

  function close() {
    setOpen(false);
    setActive(-1);
    setQuery(null);
  }

  function choose(option: ComboboxOption) {
    onChange(option.value, option);
    close();
  }

  function clear() {
    onChange(null, null);
    onSearch?.('');
    close();
  }

  function move(to: number) {
    setOpen(true);
    if (shown.length > 0) setActive((to + shown.length) % shown.length);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const option = shown[activeIndex];
    if (event.key === 'ArrowDown') move(event.altKey ? activeIndex : activeIndex + 1);
    else if (event.key === 'ArrowUp') move(activeIndex < 0 ? shown.length - 1 : activeIndex - 1);
    else if (event.key === 'Enter' && open) option && choose(option);
    else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
  }

  const list = { shown, activeIndex, open, choose, point: setActive };
  return { ...list, text, query: query ?? '', type, close, clear, onKeyDown, show: () => setOpen(true) };
}

function matches(option: ComboboxOption, query: string): boolean {
  return option.label.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());
}
