import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { CalorieDrawing, GoalsDrawing, LibraryDrawing, TrendDrawing } from './tile-drawings.tsx';

const TILES = [
  {
    to: '/calorietracker',
    title: 'Calorie Tracking',
    text: 'Search a food, set the grams, done.',
    Drawing: CalorieDrawing,
  },
  {
    to: '/workouts',
    title: 'Workout Library',
    text: 'Find exercises by the muscle they train.',
    Drawing: LibraryDrawing,
  },
  {
    to: '/trends',
    title: 'Progress Trends',
    text: '7, 30 or 90 days of food and training.',
    Drawing: TrendDrawing,
  },
  {
    to: '/nutrition',
    title: 'Nutrition Goals',
    text: 'Targets calculated from your profile.',
    Drawing: GoalsDrawing,
  },
] as const;

export function FeatureTiles() {
  return (
    <ul aria-label="Features" className="grid gap-3 md:grid-cols-2 lg:grid-cols-4 lg:gap-5">
      {TILES.map(({ to, title, text, Drawing }) => (
        <li key={to} className="@container/tile grid">
          <Link
            to={to}
            className="group relative grid min-h-26 grid-cols-[72px_1fr_20px] @max-[14rem]/tile:grid-cols-1 items-center gap-4 rounded-lg border border-line bg-surface p-4 text-ink no-underline transition-[border-color] duration-[var(--fast)] hover:border-line-strong lg:min-h-64 lg:grid-cols-1 lg:content-start lg:gap-6 lg:p-6"
          >
            <div
              aria-hidden="true"
              className="grid size-18 place-items-center lg:h-28 lg:w-full lg:justify-items-start"
            >
              <Drawing />
            </div>
            <div>
              <h2 className="lg:mb-1">{title}</h2>
              <p className="text-sm text-balance text-ink-2">{text}</p>
            </div>
            <ArrowRight
              size={20}
              aria-hidden="true"
              className="@max-[14rem]/tile:hidden text-accent transition-[translate] duration-[var(--fast)] group-hover:translate-x-0.5 lg:absolute lg:top-6 lg:right-6"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
