import type { Template } from '../../template.ts';

export const TRICEPS: readonly Template[] = [];
