import type { CopiedPlan } from '@fitarc/contract/programs';
import { pluralize } from '@fitarc/domain/pluralize';

const list = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
const NAMED_AT_MOST = 3;

/** 'Without Barbell Row and Plank', or with a number where there are many. */
const withoutText = (names: readonly string[]): string =>
  names.length > NAMED_AT_MOST ? `Without ${pluralize(names.length, 'exercise')}` : `Without ${list(names)}`;

export const copiedText = ({ plan_name, left_out }: Pick<CopiedPlan, 'plan_name' | 'left_out'>): string =>
  left_out.length > 0
    ? `${plan_name} copied to My Plans. ${withoutText(left_out)}.`
    : `${plan_name} copied to My Plans`;
