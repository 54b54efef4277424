import type { Template } from '../../template.ts';
import { benchPress } from './bench-press.ts';
import { pushUp } from './push-up.ts';

export const CHEST: readonly Template[] = [benchPress, pushUp];
