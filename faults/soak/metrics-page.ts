/** The sum of a metric over its labels, on a page in the format of Prometheus. */
export function metricOf(page: string, name: string): number {
  const lines = page.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
}
