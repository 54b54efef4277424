import type { Template } from '../../template.ts';
import { leaningExtension, overheadExtension, pushdown, tricepsMachine } from './extensions.ts';
import { kickback, skullCrusher, tricepsPress, tricepsStretch } from './lying-extensions.ts';

export const TRICEPS: readonly Template[] = [
  pushdown,
  overheadExtension,
  skullCrusher,
  tricepsPress,
  kickback,
  tricepsMachine,
  leaningExtension,
  tricepsStretch,
];
