import { shippedExercises, shippedFoods } from '../src/catalogue/catalogues.ts';

const mistakes = [shippedExercises, shippedFoods].flatMap((catalogue) => {
  try {
    catalogue.read();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
});
if (mistakes.length > 0) {
  process.stdout.write(`${mistakes.join('\n')}\n`);
  process.exitCode = 1;
}
