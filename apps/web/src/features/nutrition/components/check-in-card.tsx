import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../../ui/data/card.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { checkInQuery } from '../check-in.queries.ts';
import { summaryOf } from '../check-in-text.ts';

/** On the dashboard, only while a check-in waits for its answer. */
export function CheckInCard() {
  const id = useId();
  const { data } = useQuery(checkInQuery());
  if (!data?.proposal) return null;
  return (
    <Card aria-labelledby={id} className="py-3 md:col-span-6 lg:col-span-12 lg:py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <CalendarCheck size={20} aria-hidden="true" className="flex-none text-accent" />
        <div className="min-w-0 flex-[1_1_16rem]">
          <h2 id={id} className="text-lg font-strong">
            Weekly Check-In
          </h2>
          <p className="text-sm text-ink-2 tabular-nums">{summaryOf(data.proposal)}</p>
        </div>
        <ButtonLink to="/check-in" className="max-sm:w-full">
          Check In
        </ButtonLink>
      </div>
    </Card>
  );
}
