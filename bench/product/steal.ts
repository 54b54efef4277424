import { readFile } from 'node:fs/promises';

/** Ticks of all processors since the machine started; none where the system does not tell. */
async function ticks(): Promise<{ readonly stolen: number; readonly all: number }> {
  const text = await readFile('/proc/stat', 'utf8').catch(() => '');
  // user nice system idle iowait irq softirq steal; what follows is contained in the first two.
  const counts = (text.split('\n')[0] ?? '').trim().split(/\s+/).slice(1, 9).map(Number);
  return { stolen: counts[7] ?? 0, all: counts.reduce((sum, count) => sum + count, 0) };
}

/** Answers the share of processor time that the host gave to other virtual machines since this call. */
export async function watchSteal(): Promise<() => Promise<number>> {
  const before = await ticks();
  return async () => {
    const now = await ticks();
    return now.all > before.all ? (now.stolen - before.stolen) / (now.all - before.all) : 0;
  };
}
