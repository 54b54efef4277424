import type { Template } from '../../template.ts';
import { pullUp } from './pull-up.ts';

export const BACK: readonly Template[] = [pullUp];
