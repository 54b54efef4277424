import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

/** The way back, above the heading. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="-mt-3 mb-1 inline-flex min-h-touch items-center gap-1.5 text-sm font-strong no-underline hover:underline"
    >
      <ArrowLeft size={18} aria-hidden="true" />
      {children}
    </Link>
  );
}
