import { isFields } from '@fitarc/contract/fields';
import { PLAN_FILE_FORMAT, PLAN_FILE_VERSION, type PlanFile, planFile } from '@fitarc/contract/plan-file';
import { normalizeForSearch } from '@fitarc/domain/plain-text';
import { WEEKDAYS } from '@fitarc/domain/weekday';
import * as z from 'zod/mini';

const NAME_LENGTH = 60;

/** 'Upper & Lower, 4 Days' → 'fitarc-plan-upper-lower-4-days.json'. */
export function fileNameOf(name: string): string {
  const slug = normalizeForSearch(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_LENGTH)
    .replace(/^-+|-+$/g, '');
  return `fitarc-plan-${slug || 'plan'}.json`;
}

/** Far more than the largest plan. */
const BYTES_AT_MOST = 5_000_000;

/** What a file holds, or what is wrong with it. */
export type ReadFile = { readonly file: PlanFile } | { readonly problem: string };

const NOT_A_PLAN =
  'This file is not a FitArc plan. Choose a file that was downloaded with Share on the page of a plan.';

/** ['weeks', 1, 'Tuesday', 2, 'sets'] → 'Week 2, Tuesday, exercise 3'. */
function placeOf(path: readonly PropertyKey[]): string {
  const [root, week, day, entry] = path;
  if (root !== 'weeks' || typeof week !== 'number') return '';
  return [
    `Week ${week + 1}`,
    typeof day === 'string' ? day : '',
    typeof entry === 'number' ? `exercise ${entry + 1}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function problemOf(value: unknown, issues: readonly z.core.$ZodIssue[]): string {
  if (!isFields(value) || value.format !== PLAN_FILE_FORMAT) {
    // The download of all of one's data is a list of tables.
    return isFields(value) && Array.isArray(value.plans)
      ? 'This is a download of all your data. Choose it on the page Import instead.'
      : NOT_A_PLAN;
  }
  if (typeof value.version === 'number' && value.version > PLAN_FILE_VERSION)
    return 'This file was made by a newer version of FitArc. Update this FitArc to import it.';
  const [first] = issues;
  const place = first ? placeOf(first.path) : '';
  const text = first?.message ?? '';
  return `The file has a mistake. ${place ? `${place}: ${text}` : text}.`;
}

/** What the text of a file says, or what is wrong with it. */
export function readPlanText(text: string): ReadFile {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return { problem: NOT_A_PLAN };
  }
  const read = z.safeParse(planFile, value);
  if (!read.success) return { problem: problemOf(value, read.error.issues) };
  const isEmpty = read.data.weeks.every((week) => WEEKDAYS.every((day) => week[day].length === 0));
  return isEmpty ? { problem: 'The plan in this file has no exercises.' } : { file: read.data };
}

export async function readPlanFile(file: File): Promise<ReadFile> {
  if (file.size > BYTES_AT_MOST) return { problem: NOT_A_PLAN };
  try {
    return readPlanText(await file.text());
  } catch {
    return { problem: 'The file could not be read. Please choose it again.' };
  }
}
