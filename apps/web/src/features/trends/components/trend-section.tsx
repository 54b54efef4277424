import { type ReactNode, useId } from 'react';

/**
 * A part of the page with its heading. What is below the screen is laid out and painted when it is scrolled near: a
 * slow phone would need half a second for it while the page opens.
 */
export function TrendSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-8 [contain-intrinsic-block-size:auto_40rem] [content-visibility:auto] first:mt-0 lg:mt-10"
    >
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

export const chartGrid = 'grid gap-4 lg:grid-cols-2 lg:gap-5';
