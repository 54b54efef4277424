import type { Template } from '../../template.ts';

export const CORE: readonly Template[] = [];
