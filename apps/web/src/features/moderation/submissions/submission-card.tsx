import type { PendingSubmission } from '@fitarc/contract/submissions';
import { isWebAddress } from '@fitarc/domain/web-address';
import type { ReactNode } from 'react';
import { dayWords } from '../../../lib/day-text.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { Card } from '../../../ui/data/card.tsx';
import { Disclosure } from '../../../ui/data/disclosure.tsx';
import { DifficultyBadge } from '../../library/components/exercise-card.tsx';
import { MemberLink } from '../member-link.tsx';

interface Props {
  readonly submission: PendingSubmission;
  /** What can be done about it. */
  readonly children: ReactNode;
}

export function SubmissionCard({ submission, children }: Props) {
  const { name, description, instructions, difficulty, video_url } = submission;
  const video = video_url && isWebAddress(video_url) ? video_url : undefined;
  return (
    <Card as="li" data-row tabIndex={-1} className="grid gap-4">
      <div>
        <h2 className="wrap-break-word">{name}</h2>
        <p className="text-sm wrap-break-word text-ink-2">
          <MemberLink email={submission.submittedBy} /> · {dayWords(submission.submittedAt)}
        </p>
      </div>
      {description && <p className="max-w-prose whitespace-pre-line wrap-break-word">{description}</p>}
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Fact label="Difficulty">
          <DifficultyBadge difficulty={difficulty} />
        </Fact>
        <Fact label="Muscles">
          <Badges names={submission.muscles.length > 0 ? submission.muscles : submission.muscle_groups} />
        </Fact>
        <Fact label="Equipment">
          <Badges names={submission.equipment_options} />
        </Fact>
      </dl>
      {(instructions || video) && (
        <Disclosure label="Instructions">
          {instructions && <p className="max-w-prose whitespace-pre-line wrap-break-word">{instructions}</p>}
          {video && (
            <a href={video} target="_blank" rel="noopener noreferrer" className="wrap-anywhere">
              {video}
            </a>
          )}
        </Disclosure>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">{children}</div>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-1 text-sm text-ink-3">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Badges({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <span className="text-sm text-ink-2">None listed</span>;
  return (
    <span className="flex flex-wrap gap-1.5">
      {names.map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
    </span>
  );
}
