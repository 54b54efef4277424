import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '../../ui/layout/logo.tsx';
import { ThemeSwitch } from '../../ui/layout/theme-switch.tsx';

interface Props {
  readonly nav?: ReactNode;
  /** Hangs below the bar. */
  readonly below?: ReactNode;
  readonly children?: ReactNode;
}

/** The bar every header shares; `nav` shows from 1024 px, `children` always. */
export function HeaderFrame({ nav, below, children }: Props) {
  return (
    <header className="@container/bar sticky top-0 z-20 border-b border-line bg-surface">
      <div className="mx-auto flex h-14 max-w-[calc(var(--page-max)+2*var(--gutter))] items-center gap-2 px-gutter lg:h-16 lg:gap-1">
        <Link to="/home" className="mr-auto no-underline lg:mr-0">
          <Logo />
        </Link>
        {nav && (
          <nav aria-label="Main" className="mr-auto ml-8 hidden items-center gap-1 lg:flex">
            {nav}
          </nav>
        )}
        <ThemeSwitch className={nav ? undefined : 'lg:ml-auto'} />
        {children}
      </div>
      {below}
    </header>
  );
}

export const navLook =
  'inline-flex h-touch items-center gap-1.5 rounded-md px-3 text-[.90625rem] font-label text-ink-2 no-underline hover:bg-sunken hover:text-ink ' +
  'aria-[current=page]:h-16 aria-[current=page]:rounded-none aria-[current=page]:font-strong aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--accent)]';
