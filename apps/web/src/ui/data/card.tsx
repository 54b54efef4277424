import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../cx.ts';

type CardProps = ComponentProps<'section'> & {
  as?: 'section' | 'div' | 'article' | 'li' | undefined;
  /** No padding: lists and tables inside run to the card's edge. */
  flush?: boolean | undefined;
};

/** An edge, no shadow. Give a `section` a name (`aria-labelledby`); otherwise a plain box is rendered. */
export function Card({ as, flush = false, className, ...rest }: CardProps) {
  const named = rest['aria-label'] !== undefined || rest['aria-labelledby'] !== undefined;
  const Tag = (as ?? (named ? 'section' : 'div')) as 'section';
  return (
    <Tag
      {...rest}
      data-flush={flush || undefined}
      className={cx(
        'min-w-0 rounded-lg border border-line bg-surface',
        flush ? 'overflow-clip' : 'p-4 lg:p-6',
        className,
      )}
    />
  );
}

type CardHeadProps = {
  title: ReactNode;
  /** A link, button or badge at the end of the line. */
  action?: ReactNode;
  /** The id of the heading, for the card's `aria-labelledby`. */
  id?: string | undefined;
  headingLevel?: 2 | 3 | undefined;
  className?: string | undefined;
};

export function CardHead({ title, action, id, headingLevel = 2, className }: CardHeadProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={cx(
        'mb-3 flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-2 in-data-flush:px-4 in-data-flush:pt-4 lg:mb-4 lg:in-data-flush:px-6 lg:in-data-flush:pt-6 [&>a]:-my-2 [&>button]:-my-2 [&>button]:-mr-1',
        className,
      )}
    >
      <Heading id={id} className="min-w-0 text-lg font-strong">
        {title}
      </Heading>
      {action}
    </div>
  );
}

/** The way on from a card, at the end of its heading. */
export const CardLink = (props: ComponentProps<typeof Link>) => (
  <Link
    {...props}
    className="flex min-h-touch items-center gap-1 text-sm font-strong no-underline hover:underline"
  />
);
