import { BRAND } from '@fitarc/domain/brand';
import { type ReactNode, useEffect } from 'react';
import { cx } from '../cx.ts';

type PageHeadProps = {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  className?: string | undefined;
};

export function PageHead({ title, lead, actions, className }: PageHeadProps) {
  return (
    <div className={cx('mb-5 flex flex-wrap items-end gap-x-6 gap-y-3 lg:mb-8', className)}>
      <div className="min-w-0 flex-[1_1_13.75rem]">
        <h1 tabIndex={-1} className="wrap-break-word">
          {title}
        </h1>
        {lead && <div className="mt-0.5 text-ink-2">{lead}</div>}
      </div>
      {actions && <div className="flex max-w-full flex-wrap items-center gap-3">{actions}</div>}
    </div>
  );
}

type PageProps = {
  title: string;
  /** The heading, where it says something else than the title of the window. */
  heading?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  narrow?: boolean | undefined;
  /** On a phone the heading is only read aloud: a bar of the page's own says where one is. */
  headHidden?: 'phone' | undefined;
  /** Over the heading: the way back, or where one is. */
  above?: ReactNode;
  children: ReactNode;
};

/** The width, gutters and heading of a page; the landmark around it belongs to the frame. */
export function Page({
  title,
  heading,
  lead,
  actions,
  narrow = false,
  headHidden,
  above,
  children,
}: PageProps) {
  useDocumentTitle(title);
  return (
    <div
      className={cx(
        'mx-auto px-gutter pt-5 pb-[calc(var(--bottom-bar)+var(--s10))] has-data-thumb-bar:pb-[calc(var(--bottom-bar)+var(--thumb-bar)+var(--s8))] lg:pt-10 lg:pb-18 lg:has-data-thumb-bar:pb-18',
        narrow
          ? 'max-w-[calc(var(--container-form)+2*var(--gutter))]'
          : 'max-w-[calc(var(--page-max)+2*var(--gutter))]',
      )}
    >
      {above}
      <PageHead
        title={heading ?? title}
        lead={lead}
        actions={actions}
        className={headHidden && 'max-lg:sr-only'}
      />
      {children}
    </div>
  );
}

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${BRAND}`;
  }, [title]);
}
