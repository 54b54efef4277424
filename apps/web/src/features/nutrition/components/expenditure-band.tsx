import type { LocalDate } from '@fitarc/domain/local-date';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { LineChart } from '../../../ui/charts/chart.tsx';
import { Card, CardHead, CardLink } from '../../../ui/data/card.tsx';
import { EXPENDITURE_DAYS, expenditureQuery } from '../check-in.queries.ts';
import { CERTAINTY_WORDS, formatRough } from '../check-in-text.ts';

const NINE_IN_TEN = 1.645;
const say = (value: number) => `${formatRough(value)} kcal`;

/** How the estimate of what is burned went, as sure as it was on each day. Nothing where there is none. */
export function ExpenditureBand({ today }: { today: LocalDate }) {
  const id = useId();
  const { data } = useQuery(expenditureQuery(EXPENDITURE_DAYS));
  const { estimate, history = [] } = data ?? {};
  const [first, last] = [history[0], history.at(-1)];
  if (!estimate || !first || !last || history.length < 2) return null;
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title="What you burn" action={<CardLink to="/check-in">Weekly Check-In</CardLink>} />
      <p className="mb-4 tabular-nums">
        <b className="text-2xl/tight font-[650]">{formatRough(estimate.expenditure)}</b>{' '}
        <span>± {formatRough(estimate.margin)}</span>{' '}
        <span className="text-sm text-ink-2">
          kcal a day · {CERTAINTY_WORDS[estimate.certainty].toLowerCase()}
        </span>
      </p>
      <LineChart
        label="What you burn"
        summary={`What you burn: the estimate went from ${say(first.expenditure)} to ${say(last.expenditure)} a day.`}
        points={history.map(({ date, expenditure }) => ({ day: date, value: expenditure }))}
        band={history.map(({ date, expenditure, deviation }) => ({
          day: date,
          low: expenditure - NINE_IN_TEN * deviation,
          high: expenditure + NINE_IN_TEN * deviation,
        }))}
        from={first.date}
        to={today}
        tone="calories"
        say={say}
        close
      />
    </Card>
  );
}
