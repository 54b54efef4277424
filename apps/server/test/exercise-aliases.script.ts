import { shippedExercises } from '../src/catalogue/catalogues.ts';

// Prints the table of docs/exercise-aliases.md.
const rows = shippedExercises
  .read()
  .flatMap(({ name, importNames = [], equipment }) =>
    importNames.map((alias) => [alias, name, equipment.join(', ')] as const),
  )
  .sort(([one], [other]) => one.localeCompare(other, 'en'));
const lines = [
  `${rows.length} names.`,
  '',
  '| Name in the other app | Our exercise | Equipment |',
  '|---|---|---|',
  ...rows.map((cells) => `| ${cells.join(' | ')} |`),
];
process.stdout.write(`${lines.join('\n')}\n`);
