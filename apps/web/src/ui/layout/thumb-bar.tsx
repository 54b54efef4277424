import type { ReactNode } from 'react';

/** The one action of a phone screen, above the bottom navigation. Put it inside `Page`, which leaves room. */
export function ThumbBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-thumb-bar=""
      className="fixed inset-x-0 bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] z-15 flex min-h-[var(--thumb-bar)] items-center gap-3 border-t border-line bg-surface px-gutter py-2 lg:hidden"
    >
      {children}
    </div>
  );
}
