import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '../../../ui/data/card.tsx';

interface Props {
  readonly to: string;
  readonly title: string;
  readonly drawing: ReactNode;
  readonly children: ReactNode;
}

/** One of the ways to a plan; all of it can be pressed. */
export function PlanChoice({ to, title, drawing, children }: Props) {
  return (
    <Card as="li" className="group relative flex flex-col gap-4 hover:border-line-strong lg:gap-6 lg:p-8!">
      <div aria-hidden="true" className="grid place-items-center rounded-lg bg-sunken py-4 lg:py-10">
        {drawing}
      </div>
      <div>
        <h2 className="flex items-center justify-between gap-3 lg:text-xl">
          <Link to={to} className="text-ink no-underline after:absolute after:inset-0 after:rounded-lg">
            {title}
          </Link>
          <ArrowRight
            size={22}
            aria-hidden="true"
            className="text-accent transition-[translate] duration-[var(--fast)] group-hover:translate-x-0.5"
          />
        </h2>
        <div className="mt-1 grid gap-2 text-ink-2">{children}</div>
      </div>
    </Card>
  );
}
