import { useId } from 'react';
import { NavLink } from 'react-router';

interface Entry {
  readonly label: string;
  readonly to: string;
}

const look =
  'flex min-h-touch w-full items-center rounded-md px-3 text-left text-md text-ink no-underline hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:font-strong';

interface Props {
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly onChoose: () => void;
  readonly onSignOut?: () => void;
}

/** A titled group of the slide-out menu. */
export function MenuSection({ title, entries, onChoose, onSignOut }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-4">
      <h2 id={id} className="px-3 pb-1 text-sm text-ink-3">
        {title}
      </h2>
      <ul>
        {entries.map(({ label, to }) => (
          <li key={label}>
            <NavLink to={to} end className={look} onClick={onChoose}>
              {label}
            </NavLink>
          </li>
        ))}
        {onSignOut && (
          <li>
            <button type="button" className={look} onClick={onSignOut}>
              Sign Out
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
