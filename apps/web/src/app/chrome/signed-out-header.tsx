import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { signUpPolicy } from '../../lib/sign-up-policy.ts';
import { ButtonLink, IconButton } from '../../ui/form/button.tsx';
import { FramePart } from '../frame-part.tsx';
import { lazyWithPreload } from '../lazy-with-preload.tsx';
import { HeaderFrame, navLook } from './header-frame.tsx';

// The sheet brings a dialog library along; a visitor pays for it only on opening the menu.
const SignedOutMenu = lazyWithPreload(() =>
  import('./signed-out-menu.tsx').then((m) => ({ default: m.SignedOutMenu })),
);

export function SignedOutHeader() {
  const [open, setOpen] = useState<boolean>();
  return (
    <HeaderFrame
      nav={
        <NavLink to="/about" className={navLook}>
          About
        </NavLink>
      }
    >
      {signUpPolicy() === 'open' ? (
        <>
          <ButtonLink to="/login" variant="quiet" className="max-lg:hidden">
            Log in
          </ButtonLink>
          <ButtonLink to="/signup" variant="secondary">
            Sign up
          </ButtonLink>
        </>
      ) : (
        <ButtonLink to="/login" variant="secondary">
          Log in
        </ButtonLink>
      )}
      <IconButton
        label="Open menu"
        aria-expanded={open ?? false}
        className="lg:hidden"
        onClick={() => setOpen(true)}
      >
        <MenuIcon size={20} aria-hidden="true" />
      </IconButton>
      {open !== undefined && (
        <FramePart resetOn={open} onFail={() => setOpen(false)}>
          <SignedOutMenu open={open} onOpenChange={setOpen} />
        </FramePart>
      )}
    </HeaderFrame>
  );
}
