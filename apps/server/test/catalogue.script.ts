import { shippedExercises, shippedFoods, shippedPrograms } from '../src/catalogue/catalogues.ts';
import { programMistakes } from '../src/catalogue/program-mistakes.ts';

const linked = { read: () => mistakesOfLinks() };

function mistakesOfLinks(): void {
  const found = programMistakes(shippedPrograms.read(), shippedExercises.read());
  if (found.length > 0) throw new Error(found.join('\n'));
}

const mistakes = [shippedExercises, shippedFoods, shippedPrograms, linked].flatMap((catalogue) => {
  try {
    catalogue.read();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
});
if (mistakes.length > 0) {
  process.stdout.write(`${[...new Set(mistakes)].join('\n')}\n`);
  process.exitCode = 1;
}
