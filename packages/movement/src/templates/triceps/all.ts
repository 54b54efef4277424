import type { Template } from '../../template.ts';
import {
  elbowPress,
  kickback,
  leaningExtension,
  overheadExtension,
  pushdown,
  skullCrusher,
  tricepsMachine,
  tricepsStretch,
} from './extensions.ts';

export const TRICEPS: readonly Template[] = [
  pushdown,
  overheadExtension,
  skullCrusher,
  elbowPress,
  kickback,
  tricepsMachine,
  leaningExtension,
  tricepsStretch,
];
