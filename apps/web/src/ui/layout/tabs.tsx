import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';

type TabItem = { value: string; label: ReactNode; content: ReactNode };

type TabsProps = {
  value: string;
  onValueChange: (value: string) => void;
  items: readonly TabItem[];
  label: string;
};

/** Every panel stays mounted, so that what was typed in one survives a look at another. */
export function Tabs({ value, onValueChange, items, label }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another tab is chosen
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[data-state="active"]');
    const box = list.current;
    if (!tab || !box) return;
    const start = tab.offsetLeft - box.offsetLeft;
    if (start < box.scrollLeft || start + tab.offsetWidth > box.scrollLeft + box.clientWidth) {
      box.scrollTo({ left: start - 24, behavior: 'smooth' });
    }
  }, [value]);

  return (
    <Radix.Root value={value} onValueChange={onValueChange} className="min-w-0">
      <Radix.List
        ref={list}
        aria-label={label}
        className="flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className="min-h-12 flex-none whitespace-nowrap font-label text-ink-2 outline-offset-[-2px] hover:text-ink data-[state=active]:font-strong data-[state=active]:text-ink data-[state=active]:shadow-[inset_0_-2px_0_var(--accent)]"
          >
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content
          key={item.value}
          value={item.value}
          forceMount
          hidden={item.value !== value}
          className="pt-5"
        >
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
