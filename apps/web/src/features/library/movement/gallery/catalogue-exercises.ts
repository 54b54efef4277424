import { load } from 'js-yaml';

export interface CatalogueExercise {
  readonly key: string;
  readonly name: string;
  readonly groups: readonly string[];
  readonly movement: string;
  readonly muscles: readonly string[];
  readonly secondary: readonly string[];
  readonly steps: readonly string[];
}

const files = import.meta.glob<string>('../../../../../../../catalogue/exercises/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Read from the files as they are: a change shows at once while `npm run dev` runs. */
export const catalogueExercises: readonly CatalogueExercise[] = Object.values(files).flatMap(
  (text) => load(text) as CatalogueExercise[],
);
