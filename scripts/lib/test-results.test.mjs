import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTree } from './fixture.mjs';
import { faultCounts, playwrightCounts, slowestJourneys, vitestCounts } from './test-results.mjs';

const file = (report) => path.join(makeTree({ 'report.json': report }), 'report.json');
const vitest = (more) =>
  file({
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [],
    ...more,
  });

describe('vitestCounts', () => {
  it('counts', () => {
    expect(vitestCounts(vitest({}), 0)).toEqual({ passed: 3, failed: 0, skipped: 2 });
  });

  it('counts a file that could not be loaded', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(vitestCounts(vitest({ testResults }), 1).failed).toBe(1);
  });

  it('never takes a bad end for a good one', () => {
    expect(vitestCounts(vitest({}), 1).failed).toBe(1);
    expect(vitestCounts('/nowhere/report.json', 0).failed).toBe(1);
  });
});

describe('playwrightCounts', () => {
  it('counts a flaky test as passed, and names it', () => {
    const stats = { expected: 2, flaky: 1, unexpected: 1, skipped: 1 };
    const spec = (title, status) => ({ title, tests: [{ status }] });
    const inner = { title: 'on a phone', specs: [spec('opens', 'flaky'), spec('closes', 'expected')] };
    const suites = [{ title: 'menu.spec.ts', specs: [spec('is there', 'expected')], suites: [inner] }];
    expect(playwrightCounts(file({ stats, suites }), 1)).toEqual({
      passed: 3,
      failed: 1,
      skipped: 1,
      flaky: ['menu.spec.ts › on a phone › opens'],
    });
  });

  it('never takes a bad end for a good one', () => {
    const stats = { expected: 2, flaky: 0, unexpected: 0, skipped: 0 };
    expect(playwrightCounts(file({ stats }), 1).failed).toBe(1);
    expect(playwrightCounts('/nowhere/report.json', 0).failed).toBe(1);
  });
});

describe('slowestJourneys', () => {
  const spec = (line, ...durations) => ({
    file: 'menu.spec.ts',
    line,
    title: `is ${line}`,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });

  it('names the longest first, also of suites within suites', () => {
    const suites = [{ specs: [spec(1, 500)], suites: [{ specs: [spec(2, 4000), spec(3, 1200)] }] }];
    expect(slowestJourneys(file({ suites }), 2)).toEqual([
      ['menu.spec.ts:2 is 2', 4],
      ['menu.spec.ts:3 is 3', 1.2],
    ]);
  });

  it('names none without a report', () => {
    expect(slowestJourneys('/nowhere/report.json', 10)).toEqual([]);
  });
});

describe('faultCounts', () => {
  it('takes the numbers over, and never a bad end for a good one', () => {
    const counts = { passed: 5, failed: 0, skipped: 1 };
    expect(faultCounts(file(counts), 0)).toEqual(counts);
    expect(faultCounts(file(counts), 1).failed).toBe(1);
    expect(faultCounts('/nowhere/report.json', 0).failed).toBe(1);
  });
});
