import type { Program } from '@fitarc/contract/programs';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useParams } from 'react-router';
import { isNotFound } from '../../../lib/api-error.ts';
import { failureOf } from '../../../lib/failure.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { BodyMapDrawing } from '../../library/components/body-map-drawing.tsx';
import { LeftOutNotice } from '../components/left-out-notice.tsx';
import { ProgramFacts } from '../components/program-facts.tsx';
import { weeksOf } from '../program-text.ts';
import { programQuery, sendCopyProgram } from '../programs.queries.ts';
import { useCopyPlan } from '../use-copy-plan.tsx';
import { WeeksView } from '../weeks/weeks-view.tsx';

const PROGRAMS = '/workout-plans/programs';
const FAILED = 'Failed to load the program';
const backToPrograms = <BackLink to={PROGRAMS}>Training Programs</BackLink>;

export function ProgramPage() {
  const { key = '' } = useParams();
  const program = useQuery(programQuery(key));
  if (program.data) return <ProgramView key={key} program={program.data} />;
  if (isNotFound(program.error)) {
    return (
      <Page title="Program Not Found" above={backToPrograms} lead="There is no program at this address.">
        <ButtonLink to={PROGRAMS}>All Programs</ButtonLink>
      </Page>
    );
  }
  return (
    <Page title="Training Program" above={backToPrograms}>
      {program.isError ? (
        <ErrorState title={FAILED} retrying={program.isFetching} onRetry={() => program.refetch()}>
          {failureOf(program.error, FAILED).detail}
        </ErrorState>
      ) : (
        <div role="status" aria-label="Loading the program" className="grid gap-3 lg:gap-5 xl:grid-cols-3">
          {[1, 2, 3].map((card) => (
            <Skeleton key={card} className="h-66 rounded-lg" />
          ))}
        </div>
      )}
    </Page>
  );
}

function ProgramView({ program }: { program: Program }) {
  const copy = useCopyPlan((idempotencyKey) => sendCopyProgram(program.key, idempotencyKey));
  return (
    <>
      <BodyMapDrawing />
      <Page
        title={program.name}
        above={backToPrograms}
        lead={
          <div className="mt-1 grid max-w-[46rem] gap-3">
            <p>{program.summary}</p>
            <ProgramFacts program={program} />
          </div>
        }
        actions={copy.inHeading}
      >
        {copy.failure}
        <LeftOutNotice names={program.left_out} why="The library does not have these exercises" />
        <div className="mb-6 grid gap-3 lg:mb-8 lg:grid-cols-2 lg:gap-5">
          <div className="grid content-start gap-3 lg:gap-5">
            <TextCard title="Who it is for" texts={[program.for_whom]} />
            <TextCard title="What to expect" texts={[program.expect]} />
          </div>
          <TextCard title="How it progresses" texts={program.progression} />
        </div>
        <WeeksView weeks={weeksOf(program)} />
        {copy.inBar}
      </Page>
    </>
  );
}

function TextCard({ title, texts }: { title: string; texts: readonly string[] }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={title} />
      <div className="grid gap-3 text-ink-2">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Card>
  );
}
