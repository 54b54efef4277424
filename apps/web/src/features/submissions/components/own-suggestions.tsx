import type { Submission } from '@fitarc/contract/submissions';
import { useQuery } from '@tanstack/react-query';
import { Check, Clock, Inbox, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { dayWords } from '../../../lib/day-text.ts';
import { failureOf } from '../../../lib/failure.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { ownSubmissionsQuery } from '../submissions.queries.ts';
import { WithdrawSuggestion } from './withdraw-suggestion.tsx';

const STATES = {
  pending: { tone: 'warning', label: 'Waiting for review', Icon: Clock },
  approved: { tone: 'success', label: 'Approved', Icon: Check },
  rejected: { tone: 'neutral', label: 'Not accepted', Icon: X },
} as const;

export function OwnSuggestions({ onLeave }: { onLeave: () => void }) {
  const own = useQuery(ownSubmissionsQuery());
  const [confirming, setConfirming] = useState<{ suggestion: Submission; turn: number }>();
  if (own.isError && !own.data) {
    const { title, detail } = failureOf(own.error, 'Failed to load your suggestions');
    return (
      <ErrorState title={title} onRetry={() => own.refetch()} retrying={own.isFetching}>
        {detail}
      </ErrorState>
    );
  }
  if (!own.data) return <Waiting />;
  if (own.data.length === 0) {
    return <EmptyState icon={<Inbox />} title="You have not suggested anything yet." headingLevel={3} />;
  }
  return (
    <>
      <ul className="grid gap-3">
        {own.data.map((suggestion) => (
          <Suggestion
            key={suggestion.id}
            suggestion={suggestion}
            onLeave={onLeave}
            onWithdraw={() => setConfirming((last) => ({ suggestion, turn: (last?.turn ?? 0) + 1 }))}
          />
        ))}
      </ul>
      {confirming && (
        <WithdrawSuggestion
          key={confirming.turn}
          suggestion={confirming.suggestion}
          onGone={() => setConfirming(undefined)}
        />
      )}
    </>
  );
}

interface SuggestionProps {
  readonly suggestion: Submission;
  onLeave(): void;
  onWithdraw(): void;
}

function Suggestion({ suggestion, onLeave, onWithdraw }: SuggestionProps) {
  const { name, status, note, submittedAt } = suggestion;
  const { tone, label, Icon } = STATES[status];
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="min-w-0 wrap-break-word">
          {status === 'approved' ? (
            <Link to={`/workouts?${new URLSearchParams({ q: name })}`} onClick={onLeave}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
          {label}
        </Badge>
        <span className="text-sm text-ink-2">{dayWords(submittedAt)}</span>
        {status === 'pending' && (
          <Button variant="danger-quiet" className="-my-2 -mr-3 ml-auto" onClick={onWithdraw}>
            Withdraw<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
      </div>
      {note && <p className="mt-2 whitespace-pre-line wrap-break-word text-ink-2">{note}</p>}
    </li>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading your suggestions" className="grid gap-3">
      <Skeleton className="h-16 rounded-lg" />
      <Skeleton className="h-16 rounded-lg" />
    </div>
  );
}
