import { TITLES } from '@fitarc/contract/page-titles';
import type { ProgramSummary } from '@fitarc/contract/programs';
import { pluralize } from '@fitarc/domain/pluralize';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { failureOf } from '../../../lib/failure.ts';
import { useAddressParams } from '../../../lib/use-address-params.ts';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { ProgramFacts } from '../components/program-facts.tsx';
import { daysOffered, equipmentOffered, filterPrograms } from '../program-text.ts';
import { programsQuery } from '../programs.queries.ts';

const FAILED = 'Failed to load the programs';
const grid = 'grid gap-3 md:grid-cols-2 lg:gap-5 xl:grid-cols-3';

export function ProgramListPage() {
  const programs = useQuery(programsQuery());
  return (
    <Page
      title={TITLES['/workout-plans/programs']}
      above={<BackLink to="/workout-plans/existing">Back to Plans</BackLink>}
      lead="Well-known ways to train, written down as plans. Copy one to My Plans and change what you like."
    >
      {programs.data ? (
        <Programs programs={programs.data} />
      ) : programs.isError ? (
        <ErrorState title={FAILED} retrying={programs.isFetching} onRetry={() => programs.refetch()}>
          {failureOf(programs.error, FAILED).detail}
        </ErrorState>
      ) : (
        <div role="status" aria-label="Loading the programs" className={grid}>
          {[1, 2, 3, 4, 5, 6].map((card) => (
            <Skeleton key={card} className="h-52 rounded-lg" />
          ))}
        </div>
      )}
    </Page>
  );
}

function Programs({ programs }: { programs: readonly ProgramSummary[] }) {
  const { params, change } = useAddressParams();
  const [days, equipment] = [params.get('days') ?? '', params.get('equipment') ?? ''];
  const shown = filterPrograms(programs, { days, equipment });
  const set = (changes: Record<string, string>) =>
    change(changes, { replace: true, preventScrollReset: true });
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame around the grid */}
      <div
        role="group"
        aria-label="Filters"
        className="mb-4 grid grid-cols-1 items-end gap-3 xs:grid-cols-2 lg:max-w-[28.25rem]"
      >
        <SelectField
          label="Days a week"
          value={days}
          placeholder="Any"
          options={daysOffered(programs).map((number) => ({
            value: String(number),
            label: pluralize(number, 'day'),
          }))}
          onChange={(event) => set({ days: event.target.value })}
        />
        <SelectField
          label="Equipment"
          value={equipment}
          placeholder="Any"
          options={equipmentOffered(programs).map((name) => ({ value: name, label: name }))}
          onChange={(event) => set({ equipment: event.target.value })}
        />
      </div>
      <p role="status" className="mb-4 text-sm text-ink-2 lg:mb-5">
        Showing {shown.length} of {pluralize(programs.length, 'program')}
      </p>
      {shown.length === 0 ? (
        <Card>
          <EmptyState
            icon={<SearchX />}
            title="No program fits both filters."
            action={
              <Button variant="secondary" onClick={() => set({ days: '', equipment: '' })}>
                Clear Filters
              </Button>
            }
          >
            Most programs can be changed after you have copied them.
          </EmptyState>
        </Card>
      ) : (
        <ul className={grid}>
          {shown.map((program) => (
            <ProgramCard key={program.key} program={program} />
          ))}
        </ul>
      )}
    </>
  );
}

function ProgramCard({ program }: { program: ProgramSummary }) {
  return (
    <Card as="li" className="relative flex flex-col gap-3 hover:border-line-strong">
      <h2 className="wrap-anywhere">
        <Link
          to={`/workout-plans/programs/${program.key}`}
          className="text-ink no-underline after:absolute after:inset-0 after:rounded-lg"
        >
          {program.name}
        </Link>
      </h2>
      <p className="text-sm text-ink-2">{program.summary}</p>
      <div className="mt-auto pt-1">
        <ProgramFacts program={program} />
      </div>
    </Card>
  );
}
