import type { Template } from '../../template.ts';
import { squat } from './squats.ts';

export const LEGS: readonly Template[] = [squat];
