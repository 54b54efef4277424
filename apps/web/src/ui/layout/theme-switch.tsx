import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../form/button.tsx';
import { useTheme } from './theme.ts';

export function ThemeSwitch({ className }: { className?: string | undefined }) {
  const { resolved, toggle } = useTheme();
  const dark = resolved === 'dark';
  return (
    <IconButton
      label={dark ? 'Switch to light theme' : 'Switch to dark theme'}
      onClick={toggle}
      className={className}
    >
      {dark ? <Sun size={20} aria-hidden="true" /> : <Moon size={20} aria-hidden="true" />}
    </IconButton>
  );
}
