import type { Template } from '../../template.ts';
import { curl } from './curls.ts';

export const BICEPS: readonly Template[] = [curl];
