import { type FocusEvent, type ReactNode, useId } from 'react';
import { Card } from '../../../ui/data/card.tsx';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
  /** The seven days of the plan. */
  readonly week?: ReactNode;
  readonly below?: ReactNode;
}

/** A link that the keyboard reached was scrolled to; what it stands in begins at its beginning again. */
const scrollBack = ({ currentTarget }: FocusEvent) => {
  currentTarget.scrollTop = 0;
};

/** The card at the top of the dashboard: one line where there is room. */
export function TodayLine({ title, children, action, week, below }: Props) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="md:col-span-6 lg:col-span-12 lg:py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_13rem]">
          <h2 id={id} className="text-lg font-strong wrap-break-word">
            {title}
          </h2>
          <p onBlur={scrollBack} className="line-clamp-2 text-sm text-ink-2 sm:line-clamp-1">
            {children}
          </p>
        </div>
        {week}
        <div className="flex-none max-sm:w-full max-sm:[&>*]:w-full">{action}</div>
      </div>
      {below}
    </Card>
  );
}
