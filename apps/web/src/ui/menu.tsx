import { DropdownMenu as Radix } from 'radix-ui';
import { type ComponentProps, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';

type MenuProps = {
  /** A button; it must take a ref and props. */
  trigger: ReactElement;
  /** Names the menu when the trigger's own name does not. */
  label?: string | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  children: ReactNode;
};

const LANDMARKS = 'main, header, nav, footer, aside, [role="dialog"]';

export function Menu({ trigger, label, align = 'start', children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  // Inside the landmark of its button: content outside of every landmark is hard to find again.
  function onOpenChange(open: boolean) {
    if (open) setLandmark(button.current?.closest<HTMLElement>(LANDMARKS) ?? null);
  }
  // The button itself opens and closes. A menu that is still fading out would count it as a press outside and
  // close again what the same press has just opened.
  function leaveButtonAlone(event: Event) {
    if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
  }
  return (
    // Not modal: the page behind a menu may still be scrolled and read.
    <Radix.Root modal={false} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={landmark}>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          onInteractOutside={leaveButtonAlone}
          {...(label ? { 'aria-label': label, 'aria-labelledby': undefined } : {})}
          className="z-50 max-h-[var(--radix-dropdown-menu-content-available-height)] min-w-50 overflow-y-auto rounded-md border border-line bg-raised p-1 text-ink shadow-2 outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-pop-in"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const itemLook =
  'flex min-h-touch w-full cursor-pointer select-none items-center gap-3 rounded-[7px] px-3 text-left text-md no-underline outline-none ' +
  'data-disabled:cursor-not-allowed data-disabled:text-ink-3';

type MenuItemProps = {
  onSelect: () => void;
  icon?: ReactNode;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  children: ReactNode;
};

export function MenuItem({ onSelect, icon, danger = false, disabled = false, children }: MenuItemProps) {
  return (
    <Radix.Item
      disabled={disabled}
      onSelect={onSelect}
      className={cx(
        itemLook,
        danger ? 'text-danger data-highlighted:bg-danger-soft' : 'text-ink data-highlighted:bg-sunken',
      )}
    >
      {icon}
      {children}
    </Radix.Item>
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
    <Radix.Item
      asChild
      className={cx(itemLook, 'text-ink data-highlighted:bg-sunken', current && 'bg-sunken font-strong')}
    >
      <Link to={to} aria-current={current ? 'page' : undefined}>
        {icon}
        {children}
      </Link>
    </Radix.Item>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
}
