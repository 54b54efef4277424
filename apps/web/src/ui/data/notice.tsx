import { Check, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../form/button.tsx';

type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

type NoticeProps = {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  onDismiss?: (() => void) | undefined;
  className?: string | undefined;
};

const looks = {
  info: { box: 'bg-sunken', icon: 'text-ink-2', Icon: Info },
  success: { box: 'bg-success-soft', icon: 'text-success', Icon: Check },
  warning: { box: 'bg-warning-soft', icon: 'text-warning', Icon: Info },
  danger: { box: 'bg-danger-soft', icon: 'text-danger', Icon: TriangleAlert },
} as const;

export function Notice({ tone = 'info', title, children, action, onDismiss, className }: NoticeProps) {
  const { box, icon, Icon } = looks[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx(
        'flex items-start gap-3 rounded-md px-4 py-3 text-[.90625rem]/5.5 text-ink',
        box,
        className,
      )}
    >
      <Icon size={20} className={cx('mt-px', icon)} aria-hidden="true" />
      <div className="min-w-0 flex-1 whitespace-pre-line wrap-break-word">
        {title && <p className="font-strong">{title}</p>}
        {children}
        {action && <div className="mt-2">{action}</div>}
      </div>
      {onDismiss && (
        <IconButton label="Dismiss" onClick={onDismiss} className="-my-2.5 -mr-3">
          <X size={18} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
