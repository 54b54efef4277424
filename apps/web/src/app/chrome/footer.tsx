import type { PublicPage } from '@fitarc/contract/page-paths';
import { isWebAddress } from '@fitarc/domain/web-address';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { SOCIAL_LINKS } from '../../features/site/social-links.ts';
import { useInstallation } from '../../lib/installation.ts';
import { Logo } from '../../ui/layout/logo.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';

const COLUMNS: Record<string, readonly (readonly [label: string, to: PublicPage])[]> = {
  Company: [
    ['About', '/about'],
    ['Careers', '/careers'],
    ['Partners', '/partners'],
    ['Press', '/press'],
  ],
  Product: [
    ['Features', '/features'],
    ['Pricing', '/pricing'],
    ['Apps', '/apps'],
    ['Updates', '/updates'],
  ],
  Support: [
    ['Help', '/help'],
    ['Contact', '/contact'],
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
  ],
};

const linkLook =
  'relative inline-flex min-h-touch min-w-touch items-center gap-1.5 text-ink-2 no-underline hover:text-ink hover:underline';

/** Waits for the page above it, or it would show first and then be pushed away. */
export function Footer() {
  return (
    <footer className="border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] [main:empty+&]:hidden">
      <div className="mx-auto grid max-w-[calc(var(--page-max)+2*var(--gutter))] gap-8 px-gutter py-10 lg:grid-cols-[1.4fr_3fr] lg:py-14">
        <div>
          <Link to="/home" className="inline-flex no-underline">
            <Logo />
          </Link>
          <p className="max-w-[32ch] text-sm text-ink-2">Plan and log your training and food. Self-hosted.</p>
          <Operator />
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-4 gap-y-6 md:grid-cols-4">
          {Object.entries(COLUMNS).map(([title, links]) => (
            <nav key={title} aria-label={title}>
              <h2 className="mb-1 text-sm">{title}</h2>
              <ul>
                {links.map(([label, to]) => (
                  <li key={to}>
                    <Link to={to} className={linkLook}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <Elsewhere />
        </div>
      </div>
    </footer>
  );
}

/** Whoever runs this installation, where they have said so. */
function Operator() {
  const { operator, imprint } = useInstallation() ?? {};
  return (
    <p className="mt-2 grid max-w-[32ch] text-sm text-ink-2">
      {operator && <span className="wrap-anywhere">Operated by {operator}</span>}
      {imprint &&
        (isWebAddress(imprint) ? (
          <a href={imprint} target="_blank" rel="noopener noreferrer" className={linkLook}>
            Imprint
            <ExternalLink size={16} aria-hidden="true" />
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        ) : (
          <Link to="/contact#imprint" className={linkLook}>
            Imprint
          </Link>
        ))}
    </p>
  );
}

function Elsewhere() {
  const own = useInstallation()?.links ?? [];
  const links = own.length > 0 ? own : SOCIAL_LINKS;
  return (
    <nav aria-label="Elsewhere">
      <h2 className="mb-1 text-sm">Elsewhere</h2>
      <ul>
        {links.map(({ label, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer" className={linkLook}>
              {label}
              <ExternalLink size={16} aria-hidden="true" />
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
