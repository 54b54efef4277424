import { TITLES } from '@fitarc/contract/page-titles';
import type { RecipeRow } from '@fitarc/contract/recipes';
import { ChefHat, ChevronRight, Plus, Users } from 'lucide-react';
import { Link } from 'react-router';
import { formatTenths, formatWhole } from '../../../lib/format-number.ts';
import { useListSearch } from '../../../lib/use-list-filter.ts';
import { usePagedList } from '../../../lib/use-paged-list.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { PagedList } from '../../../ui/data/paged-list.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { SavedMeals } from '../../saved-meals/components/saved-meals.tsx';
import { gramsText } from '../recipe-text.ts';
import { readRecipes, recipesKey } from '../recipes.queries.ts';

const newButton = (
  <ButtonLink to="/recipes/new" icon={<Plus size={20} aria-hidden="true" />}>
    New Recipe
  </ButtonLink>
);

export function RecipeListPage() {
  const { search, maxLength, onSearch } = useListSearch(200);
  const { query, list } = usePagedList<RecipeRow>({
    key: recipesKey(search),
    size: 30,
    read: (page, signal) => readRecipes(search, page, signal),
    idOf: ({ recipe_id }) => recipe_id,
  });
  return (
    <Page
      title={TITLES['/recipes']}
      actions={
        <>
          <ButtonLink variant="secondary" to="/household" icon={<Users size={20} aria-hidden="true" />}>
            Household
          </ButtonLink>
          {newButton}
        </>
      }
    >
      <div className="grid gap-5">
        <SearchField
          label="Search recipes"
          placeholder="Search recipes"
          maxLength={maxLength}
          value={search}
          onSearch={onSearch}
        />
        <PagedList
          {...list}
          label="recipes"
          failure={
            <ErrorState
              title="Failed to load recipes"
              retrying={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          }
          empty={<NoRecipes search={search} />}
        >
          {(rows) => (
            <Card flush as="div">
              <ul>
                {rows.map((row) => (
                  <Row key={row.recipe_id} row={row} />
                ))}
              </ul>
            </Card>
          )}
        </PagedList>
        {!search && <SavedMeals />}
      </div>
    </Page>
  );
}

function NoRecipes({ search }: { search: string }) {
  return (
    <Card>
      {search ? (
        <EmptyState icon={<ChefHat />} title={`No recipes match “${search}”`} action={newButton} />
      ) : (
        <EmptyState icon={<ChefHat />} title="You have no recipes yet" action={newButton}>
          Paste the ingredients of a dish you cook, and log it by the serving.
        </EmptyState>
      )}
    </Card>
  );
}

function Row({ row }: { row: RecipeRow }) {
  return (
    <li className="border-line not-last:border-b">
      <Link
        to={`/recipes/${row.recipe_id}`}
        className="flex min-h-18 items-center gap-3 py-2.5 pr-3 pl-4 text-ink no-underline -outline-offset-2 hover:bg-sunken/45 lg:pr-5 lg:pl-6"
      >
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-label wrap-anywhere">{row.name}</span>
            {!row.is_own && <Badge tone="outline">{row.owner ?? 'Household'}</Badge>}
          </span>
          <span className="text-sm text-ink-2 tabular-nums">
            {gramsText(row.serving_grams)} · P {formatTenths(row.protein)} · C {formatTenths(row.carbs)} · F{' '}
            {formatTenths(row.fats)}
          </span>
        </span>
        <span className="grid flex-none justify-items-end tabular-nums">
          <b className="font-strong">{formatWhole(row.calories)} kcal</b>
          <span className="text-sm text-ink-2">a serving</span>
        </span>
        <ChevronRight size={18} aria-hidden="true" className="flex-none text-ink-2" />
      </Link>
    </li>
  );
}
