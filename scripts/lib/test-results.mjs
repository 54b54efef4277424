import fs from 'node:fs';

const readReport = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/** A runner that ends badly without naming a failed test still failed: once. */
const withExitCode = (counts, code) => ({
  ...counts,
  failed: code !== 0 && counts.failed === 0 ? 1 : counts.failed,
});

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/** Counts of Vitest's JSON report; a file that could not even be loaded counts as one failure. */
export function vitestCounts(file, code) {
  const report = readReport(file);
  if (!report) return withExitCode(NOTHING, code || 1);
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return withExitCode(counts, code);
}

/** The longest of Playwright's journeys, longest first, as [title, seconds]. */
export function slowestJourneys(file, count) {
  const report = readReport(file);
  const inSuite = (suite) => [
    ...(suite.specs ?? []).map(({ file: spec, line, title, tests }) => [
      `${spec}:${line} ${title}`,
      Math.max(...tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 1000,
    ]),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return (report?.suites ?? [])
    .flatMap(inSuite)
    .sort(([, a], [, b]) => b - a)
    .slice(0, count);
}

/** Titles of tests that failed first and passed on another try. */
function flakyTitles(suites = [], above = []) {
  return suites.flatMap((suite) => {
    const path = [...above, suite.title];
    const own = (suite.specs ?? []).filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
    return [...own.map(({ title }) => [...path, title].join(' › ')), ...flakyTitles(suite.suites, path)];
  });
}

/** Counts of Playwright's JSON report; a flaky test passed in the end, and is named because it should not be. */
export function playwrightCounts(file, code) {
  const report = readReport(file);
  if (!report) return withExitCode(NOTHING, code || 1);
  const { expected, flaky, unexpected, skipped } = report.stats;
  const counts = { passed: expected + flaky, failed: unexpected, skipped };
  return { ...withExitCode(counts, code), flaky: flakyTitles(report.suites) };
}

/** What `npm run faults` counted: one verdict is one test. */
export function faultCounts(file, code) {
  const counts = readReport(file);
  return counts ? withExitCode(counts, code) : withExitCode(NOTHING, code || 1);
}
