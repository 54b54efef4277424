import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { cx } from '../cx.ts';
import { useMenu } from './use-menu.ts';
import { usePopup } from './use-popup.ts';

type MenuProps = {
  /** A button without a ref, id or handlers of its own; it must pass those of the menu on. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** Names the menu when the trigger's own name does not. */
  label?: string | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  children: ReactNode;
};

const menuLook =
  'fixed inset-auto m-0 w-max min-w-50 max-w-[calc(100vw-1rem)] animate-pop-in overflow-y-auto overscroll-contain whitespace-normal rounded-md border border-line bg-raised p-1 text-ink shadow-2 outline-none';

/** Not modal: the page behind a menu may still be scrolled and read. It stays in the landmark of its button. */
export function Menu({ trigger, label, align = 'start', children }: MenuProps) {
  const id = useId();
  const { open, button, menu, forButton, forMenu } = useMenu();
  usePopup(button, menu, open, align);
  return (
    <>
      {cloneElement(trigger, {
        ...forButton,
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
      })}
      {open && (
        <div
          {...forMenu}
          id={id}
          popover="manual"
          role="menu"
          tabIndex={-1}
          {...(label ? { 'aria-label': label } : { 'aria-labelledby': `${id}-button` })}
          className={menuLook}
        >
          {children}
        </div>
      )}
    </>
  );
}

// The outline of `outline-hidden` shows where the system replaces every background.
const itemLook =
  'flex min-h-touch w-full cursor-pointer select-none items-center gap-3 rounded-[7px] px-3 text-left text-md no-underline focus:outline-hidden ' +
  'disabled:cursor-not-allowed disabled:text-ink-3';

type MenuItemProps = {
  onSelect: () => void;
  icon?: ReactNode;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  children: ReactNode;
};

export function MenuItem({ onSelect, icon, danger = false, disabled = false, children }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={disabled}
      onClick={onSelect}
      className={cx(itemLook, danger ? 'text-danger focus:bg-danger-soft' : 'text-ink focus:bg-sunken')}
    >
      {icon}
      {children}
    </button>
  );
}

type MenuLinkProps = {
  to: ComponentProps<typeof Link>['to'];
  icon?: ReactNode;
  current?: boolean | undefined;
  children: ReactNode;
};

export function MenuLink({ to, icon, current = false, children }: MenuLinkProps) {
  return (
    <Link
      to={to}
      role="menuitem"
      tabIndex={-1}
      aria-current={current ? 'page' : undefined}
      className={cx(itemLook, 'text-ink focus:bg-sunken', current && 'bg-sunken font-strong')}
    >
      {icon}
      {children}
    </Link>
  );
}

export function MenuSeparator() {
  return <hr className="-mx-1 my-1 h-px border-0 bg-line" />;
}
