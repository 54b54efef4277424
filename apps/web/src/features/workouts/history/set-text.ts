import type { SetDetail, Workout } from '@fitarc/contract/workout';
import type { RepUnit } from '@fitarc/domain/plan';
import { isAssisted } from '@fitarc/domain/workout';
import { formatNumber } from '../../../lib/format-number.ts';
import { distanceText, weightText } from '../../../lib/units.ts';
import { timeOfDay } from '../../../ui/data/day-names.ts';
import { setInWords } from '../workout-text.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** '45 s', '12 min 30 s', '1 h 5 min'. */
export function durationWords(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
  const rest = Math.round((seconds % MINUTE) * 10) / 10;
  const parts = [hours && `${hours} h`, minutes && `${minutes} min`, rest && `${formatNumber(rest)} s`];
  return parts.filter(Boolean).join(' ') || '0 s';
}

/** Seconds of what the set is counted in, where that is a time. */
const countedSeconds = ({ reps }: SetDetail, unit: RepUnit): number | undefined =>
  unit === 'seconds' ? reps : unit === 'minutes' ? reps * MINUTE : undefined;

/** What a set has beyond its weight and repetitions; nothing is said twice. */
function measuresOf(set: SetDetail, unit: RepUnit): string[] {
  const { seconds, metres } = set;
  return [
    ...(seconds && seconds !== countedSeconds(set, unit) ? [durationWords(seconds)] : []),
    ...(metres && !(unit === 'metres' && metres === set.reps) ? [distanceText(metres)] : []),
  ];
}

/** '80 kg × 10 · RPE 8.5'; a set without repetitions is said by its time or distance. */
export function setLine(set: SetDetail, unit: RepUnit): string {
  const measures = measuresOf(set, unit);
  const isCounted = set.reps > 0 || measures.length === 0;
  const main = isCounted ? setInWords(set, unit) : set.weight ? weightText(set.weight) : '';
  return [main, ...measures, set.rpe && `RPE ${formatNumber(set.rpe)}`].filter(Boolean).join(' · ');
}

export const setMarks = (set: SetDetail, unit: RepUnit): string[] => [
  ...(isAssisted(set) ? ['Assisted'] : []),
  ...(set.reps === 0 && measuresOf(set, unit).length === 0 ? ['Failed'] : []),
];

/** When it was, by the reader's clock. */
export function timeFact({ started_at, ended_at }: Pick<Workout, 'started_at' | 'ended_at'>) {
  if (started_at && ended_at) return ['Time', `${timeOfDay(started_at)} – ${timeOfDay(ended_at)}`] as const;
  if (started_at) return ['Started', timeOfDay(started_at)] as const;
  return ended_at ? (['Ended', timeOfDay(ended_at)] as const) : undefined;
}
