import type { Template } from '../../template.ts';

export const SHOULDERS: readonly Template[] = [];
