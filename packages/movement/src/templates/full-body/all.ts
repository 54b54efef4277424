import type { Template } from '../../template.ts';

export const FULL_BODY: readonly Template[] = [];
