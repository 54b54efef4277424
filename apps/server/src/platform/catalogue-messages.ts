import type { z } from 'zod';

type RawIssue = z.core.$ZodRawIssue;

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

function describeValue(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a group of fields' : JSON.stringify(value);
}

function typeMessage({ expected, input }: { expected: string; input: unknown }): string {
  const problem = `must be ${TYPES[expected] ?? expected}, but is ${describeValue(input)}`;
  if (expected === 'string' && (typeof input === 'number' || typeof input === 'boolean'))
    return `${problem}; put it in quotes`;
  return expected === 'number' && typeof input === 'string'
    ? `${problem}; write only digits and a decimal point, without quotes or a unit`
    : problem;
}

const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' items', set: ' items' };
const joinValues = (values: readonly unknown[]) => values.map(String).join(', ');

/** YAML reads `{ kcal: 12,5 }` as the field kcal and a field called 5. */
const unknownFieldHint = (keys: readonly string[]) =>
  keys.every((key) => /^\d+$/.test(key))
    ? 'write decimals with a point, such as 12.5'
    : 'check the spelling and the indentation';

/** Zod's issues in words for people who do not program; a message in the schema itself takes precedence. */
export function issueMessage(issue: RawIssue): string | undefined {
  const { code, input } = issue;
  if (input === undefined && (code === 'invalid_type' || code === 'invalid_value')) return 'is missing';
  switch (code) {
    case 'invalid_type':
      return typeMessage({ expected: issue.expected, input });
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${joinValues(issue.values)}, but is ${describeValue(input)}`;
    case 'unrecognized_keys':
      return `there is no field called ${joinValues(issue.keys)}; ${unknownFieldHint(issue.keys)}`;
    case 'too_small':
      return `must be at least ${issue.minimum}${UNITS[issue.origin] ?? `, but is ${describeValue(input)}`}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${UNITS[issue.origin] ?? `, but is ${describeValue(input)}`}`;
    case 'invalid_key':
      return issue.issues[0]?.message;
    default:
      return undefined;
  }
}

/** `, steps, item 2` of the path ['steps', 1]; nothing for the entry itself. */
export const fieldOf = ({ path }: Pick<z.core.$ZodIssue, 'path'>): string =>
  path.map((part) => (typeof part === 'number' ? `, item ${part + 1}` : `, ${String(part)}`)).join('');
