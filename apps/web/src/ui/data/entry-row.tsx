import type { ReactNode } from 'react';

interface Props {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** A button or a badge at the end. */
  readonly action?: ReactNode;
}

/** One thing in a list that runs to the edge of its card: a device, a passkey, a token. */
export function EntryRow({ icon, title, detail, action }: Props) {
  return (
    <li
      data-row
      tabIndex={-1}
      className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-2.5 first:border-t-0 lg:px-6 [&>button]:-mr-3"
    >
      <span
        aria-hidden="true"
        className="grid size-9 flex-none place-items-center rounded-md bg-sunken text-ink-2 [&_svg]:size-5"
      >
        {icon}
      </span>
      <span className="grid min-w-0 flex-[1_1_9rem]">
        <b className="font-strong wrap-anywhere">{title}</b>
        {detail && <span className="text-sm wrap-anywhere text-ink-2">{detail}</span>}
      </span>
      {action}
    </li>
  );
}
