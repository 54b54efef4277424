import type { Account } from '@fitarc/contract/admin-accounts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dayWords, onDay } from '../../../lib/day-text.ts';
import { cx } from '../../../ui/cx.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { Address } from './address.tsx';

function statusOf({ isBanned, bannedAt, isAdmin }: Account): string {
  if (isBanned) return `Banned ${onDay(bannedAt ?? '')}`;
  return isAdmin ? 'Administrator' : 'Member';
}

const APPEALS = { none: undefined, open: 'Waiting for a decision', declined: 'Declined' } as const;

/** Who it is. */
export function AccountFacts({ account }: { account: Account }) {
  const { verifiedAt, banReason, isBanned, lastSeenAt, appeal } = account;
  return (
    <Facts title="Account">
      <Fact label="Name">{account.name ?? 'Not given'}</Fact>
      <Fact label="Email">
        <Address email={account.email} />
      </Fact>
      <Fact label="Address confirmed">{verifiedAt ? dayWords(verifiedAt) : 'Not yet'}</Fact>
      <Fact label="Registered">{dayWords(account.registeredAt)}</Fact>
      <Fact label="Last seen">{lastSeenAt ? dayWords(lastSeenAt) : 'Never'}</Fact>
      <Fact label="Status">{statusOf(account)}</Fact>
      {isBanned && <Fact label="Ban reason">{banReason ?? 'None given'}</Fact>}
      {APPEALS[appeal] && (
        <Fact label="Appeal">
          {appeal === 'open' ? <Link to="/admin/users/appeals">{APPEALS.open}</Link> : APPEALS[appeal]}
        </Fact>
      )}
    </Facts>
  );
}

/** What others see of it, and what they said. */
export function AccountContributions({ account }: { account: Account }) {
  const { approved, pending, rejected } = account.foods;
  const foods = `/admin/nutrition/foods?contributor=${account.id}`;
  return (
    <Facts title="Contributions and reports" counts>
      <Fact label="Approved foods">{approved > 0 ? <Link to={foods}>{approved}</Link> : approved}</Fact>
      <Fact label="Foods waiting for review">{pending}</Fact>
      <Fact label="Foods rejected or removed">
        {rejected > 0 ? <Link to={`${foods}&state=rejected`}>{rejected}</Link> : rejected}
      </Fact>
      <Fact label="Products added">{account.products}</Fact>
      <Fact label="Exercises suggested">{account.suggestions}</Fact>
      <Fact label="Reports made">{account.reportsMade}</Fact>
      <Fact label="Reports received">{account.reportsReceived}</Fact>
    </Facts>
  );
}

interface FactsProps {
  readonly title: string;
  /** Short figures, which have room beside their names on a phone, too. */
  readonly counts?: boolean;
  readonly children: ReactNode;
}

function Facts({ title, counts = false, children }: FactsProps) {
  const id = `facts-${title.split(' ')[0]}`;
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={title} />
      <dl
        className={cx(
          'grid gap-x-6 gap-y-2',
          counts
            ? 'grid-cols-[minmax(0,auto)_minmax(0,1fr)] tabular-nums max-sm:text-right max-sm:[&>dt]:text-left'
            : 'grid-cols-[minmax(6rem,auto)_minmax(0,1fr)]',
        )}
      >
        {children}
      </dl>
    </Card>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="py-0.5 text-sm text-ink-2">{label}</dt>
    <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
  </>
);
