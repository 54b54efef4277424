import type { Week } from '../weekday.ts';
import type { CardioBlock } from './cardio.ts';
import type { SessionName } from './sessions.ts';

export interface DayOutline {
  readonly session?: SessionName;
  readonly cardio: readonly CardioBlock[];
}

export const strength = (session: SessionName, ...cardio: CardioBlock[]): DayOutline => ({ session, cardio });
export const cardio = (...blocks: CardioBlock[]): DayOutline => ({ cardio: blocks });

export type Split = Partial<Week<DayOutline>>;
/** Rest days have none. */
export type Outline = Week<DayOutline | undefined>;
