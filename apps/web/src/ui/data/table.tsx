import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';

type TableProps = ComponentProps<'table'> & { caption: string; captionShown?: boolean | undefined };

export function Table({ caption, captionShown = false, className, children, ...rest }: TableProps) {
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  // Only what can be scrolled is a stop for the keyboard.
  const region = overflows ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {};
  return (
    <div ref={box} {...region} className="relative overflow-x-auto rounded-[inherit] outline-offset-[-2px]">
      <table {...rest} className={cx('w-full border-collapse text-[.90625rem]', className)}>
        <caption className={captionShown ? 'px-4 py-3 text-left font-strong lg:px-6' : 'sr-only'}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  );
}

function useOverflow(box: { current: HTMLElement | null }): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [box]);
  return overflows;
}

type TrProps = ComponentProps<'tr'> & { selected?: boolean | undefined };

export function Tr({ selected = false, className, ...rest }: TrProps) {
  return (
    <tr
      {...rest}
      data-selected={selected || undefined}
      className={cx(
        'group/row border-line not-last:border-b in-[tbody]:hover:bg-sunken/45 in-[thead]:border-b data-selected:bg-accent-soft! in-[tfoot]:border-t in-[tfoot]:border-line-strong in-[tfoot]:font-strong',
        className,
      )}
    />
  );
}

type CellProps = { numeric?: boolean | undefined; children?: ReactNode };

const cell = 'px-3 first:pl-4 last:pr-4 lg:first:pl-6 lg:last:pr-6';

export function Th({ numeric = false, scope = 'col', className, ...rest }: ComponentProps<'th'> & CellProps) {
  const look =
    scope === 'row'
      ? 'h-13 py-2 font-label text-ink'
      : 'h-10 whitespace-nowrap text-sm font-label text-ink-2';
  return (
    <th {...rest} scope={scope} className={cx(cell, look, numeric ? 'text-right' : 'text-left', className)} />
  );
}

export function Td({ numeric = false, className, ...rest }: ComponentProps<'td'> & CellProps) {
  return (
    <td {...rest} className={cx(cell, 'h-13 py-2', numeric && 'text-right whitespace-nowrap', className)} />
  );
}
