import { type ReactNode, useId } from 'react';

/** A part of the page with its heading. */
export function TrendSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8 first:mt-0 lg:mt-10">
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

export const chartGrid = 'grid gap-4 lg:grid-cols-2 lg:gap-5';
