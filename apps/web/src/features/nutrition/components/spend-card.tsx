import type { CheckIn, Expenditure } from '@fitarc/contract/check-in';
import { pluralize } from '@fitarc/domain/pluralize';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../ui/data/badge.tsx';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { CERTAINTY_WORDS, formatRough, progressInWords } from '../check-in-text.ts';
import { CheckInAnswer } from './check-in-answer.tsx';
import { CheckInQuestion } from './check-in-question.tsx';
import { SpendBar } from './spend-bar.tsx';

type Estimate = NonNullable<Expenditure['estimate']>;

function Spend({ estimate }: { estimate: Estimate }) {
  const { expenditure, margin, formula, food_days, weights } = estimate;
  return (
    <>
      <p className="tabular-nums">
        <b className="text-3xl/tight font-[650]">{formatRough(expenditure)}</b>{' '}
        <span className="text-lg">± {formatRough(margin)}</span>{' '}
        <span className="text-sm text-ink-2">kcal a day</span>
      </p>
      <SpendBar value={expenditure} margin={margin} />
      <p className="mt-2 text-sm text-ink-2 tabular-nums">
        {food_days === 0
          ? 'This is what the formula says for your body. Nothing is learned from your food yet.'
          : `Learned from ${pluralize(food_days, 'logged day')} and ${pluralize(weights, 'weight')}. The formula says ${formatRough(formula)}.`}
      </p>
    </>
  );
}

const Section = ({ children }: { children: ReactNode }) => (
  <div className="mt-4 border-t border-line pt-4">{children}</div>
);

function Progress({ checkIn }: { checkIn: CheckIn }) {
  return (
    <p className="text-sm text-ink-2 tabular-nums">
      {progressInWords(checkIn)}
      {checkIn.food_days_before > 0 && (
        <>
          {' '}
          <Link to="/tracking">Add a weight</Link>
        </>
      )}
    </p>
  );
}

/** What somebody burns, and what follows for the target. */
export function SpendCard({ estimate, checkIn }: { estimate: Estimate | null; checkIn: CheckIn }) {
  const id = useId();
  const { status, proposal, last } = checkIn;
  return (
    <Card aria-labelledby={id}>
      <CardHead
        id={id}
        title="What you burn"
        action={estimate && <Badge>{CERTAINTY_WORDS[estimate.certainty]}</Badge>}
      />
      {estimate ? (
        <Spend estimate={estimate} />
      ) : (
        <p className="text-ink-2">Log your weight and your food, and FitArc learns what you burn.</p>
      )}
      {status === 'learning' && (
        <Section>
          <Progress checkIn={checkIn} />
        </Section>
      )}
      {proposal && (
        <Section>
          <CheckInQuestion proposal={proposal} />
        </Section>
      )}
      {status === 'waiting' && last && (
        <Section>
          <CheckInAnswer last={last} next={checkIn.next_date} />
        </Section>
      )}
    </Card>
  );
}
