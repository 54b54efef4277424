import { Dumbbell, Gauge, PersonStanding, TrendingUp, Utensils } from 'lucide-react';
import { NavLink } from 'react-router';

const DESTINATIONS = [
  { label: 'Dashboard', to: '/dashboard', Icon: Gauge },
  { label: 'Calories', to: '/calorietracker', Icon: Utensils },
  { label: 'Log', to: '/workout-logging', Icon: Dumbbell },
  { label: 'Library', to: '/workouts', Icon: PersonStanding },
  { label: 'Trends', to: '/trends', Icon: TrendingUp },
] as const;

/** The five places people go several times a day, in reach of the thumb. */
export function ThumbNav() {
  return (
    <nav
      aria-label="Quick"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid max-w-140 grid-cols-5">
        {DESTINATIONS.map(({ label, to, Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="group relative grid h-16 content-center justify-items-center gap-0.5 pt-1 text-[min(.6875rem,3.4vw)]/3.5 font-label text-ink-2 no-underline aria-[current=page]:font-[650] aria-[current=page]:text-accent"
            >
              <svg
                width="34"
                height="8"
                viewBox="0 0 34 8"
                fill="none"
                aria-hidden="true"
                className="absolute -top-px hidden group-aria-[current=page]:block"
              >
                <path
                  d="M2 6.5C9 .8 25 .8 32 6.5"
                  stroke="currentColor"
                  strokeWidth="2.5"
                  strokeLinecap="round"
                />
              </svg>
              <Icon size={22} aria-hidden="true" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
