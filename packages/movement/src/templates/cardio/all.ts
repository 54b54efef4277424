import type { Template } from '../../template.ts';

export const CARDIO: readonly Template[] = [];
