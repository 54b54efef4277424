import { Link } from 'react-router';
import { useInstallation } from '../../../lib/installation.ts';

/** Only until the first person uses this installation. */
export function RestoreHint() {
  if (!useInstallation()?.is_new) return null;
  return (
    <p className="mt-1 text-center text-sm text-ink-2">
      Moving from another FitArc?{' '}
      <Link to="/restore" className="inline-flex min-h-touch items-center">
        Restore a backup
      </Link>
    </p>
  );
}
