const TICK_MS = 1000;

/** Something the person at the keyboard can act on: shown as one sentence, without a stack. */
export class UserError extends Error {}

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

const describe = (error) => {
  if (error instanceof UserError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

export const explain = (error) => console.error(`✗ ${describe(error)}`);

export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    explain(error);
    process.exit(1);
  }
}

function liveCounter(label, startedAt) {
  if (!process.stdout.isTTY) return () => {};
  const draw = () =>
    process.stdout.write(`\r\x1b[2K› ${label}… ${Math.round((Date.now() - startedAt) / 1000)} s`);
  const timer = setInterval(draw, TICK_MS);
  return () => {
    clearInterval(timer);
    process.stdout.write('\r\x1b[2K');
  };
}

/** Announces a piece of quiet work, counts on a terminal, and says how long it took. */
export async function progress(label, work) {
  const startedAt = Date.now();
  console.log(`› ${label}…`);
  const stopCounter = liveCounter(label, startedAt);
  try {
    return await work();
  } finally {
    stopCounter();
    console.log(`  took ${seconds(startedAt)}`);
  }
}

export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  const cell = (value, column) =>
    column === 0 ? String(value).padEnd(widths[column]) : String(value).padStart(widths[column]);
  return rows.map((row) => `  ${row.map(cell).join('  ')}`.trimEnd()).join('\n');
}
