import { EQUIPMENT } from '@fitarc/domain/exercise';
import { DAYS_OF_GOAL, MAJOR_AREAS } from '@fitarc/domain/plan-engine/bounds';
import { SESSIONS } from '@fitarc/domain/plan-engine/sessions';
import { outlineOf } from '@fitarc/domain/plan-engine/splits';
import { WEEKDAYS } from '@fitarc/domain/weekday';
import { type Check, cardioMinutesOf, type Planned } from './generated-plans.ts';

const SCHEME = /\d+(?: to \d+)? sets? of \d+(?: to \d+)?/g;
const wordsOf = (values: readonly number[]) =>
  [...new Set([Math.min(...values), Math.max(...values)])].join(' to ');
const schemeOf = (entries: readonly Planned[]) =>
  `${wordsOf(entries.map(({ sets }) => sets))} sets of ${wordsOf(entries.map(({ reps }) => reps))}`;

/** What the member is told is what the plan has. */
export const REASON_CHECKS: Record<string, Check> = {
  'gives reasons whose figures are those of the plan': ({ reasons, load, all, days }) => {
    const text = reasons.join(' ');
    const figures = MAJOR_AREAS.filter((area) => {
      const said = new RegExp(`${area}(?: gets)? (\\d+)`, 'i').exec(text)?.[1];
      return Number(said) !== load.get(area);
    });
    const minutes = cardioMinutesOf(all);
    const trains = days.filter((day) => day.length > 0).length;
    return [
      ...figures,
      ...(reasons.length < 5 || reasons.length > 7 ? [`${reasons.length} reasons`] : []),
      ...(text.startsWith(`${trains} training days a week`) ? [] : ['days']),
      ...(minutes === 0 || text.includes(`${minutes} minutes a week`) ? [] : ['minutes']),
      ...reasons.filter((reason) => !/^[A-Z0-9][^!]*\.$/.test(reason)),
    ];
  },

  'says the sets and repetitions of large, small and trunk exercises': ({ days, reasons }, goal, level) => {
    const outline = outlineOf(goal, level);
    const inRoles = (...roles: string[]) =>
      WEEKDAYS.flatMap((name, index) => {
        const session = outline[name]?.session;
        const slots = session ? SESSIONS[session].slots : [];
        return slots.flatMap(({ role }, place) => {
          const entry = days[index]?.[place];
          return entry?.unit === 'reps' && roles.includes(role) ? [entry] : [];
        });
      });
    const large = inRoles('main', 'compound');
    const small = inRoles('isolation');
    const trunk = inRoles('core');
    const reason = reasons.find((one) => one.startsWith('Large movements')) ?? '';
    const [first = '', then = ''] = reason.split('; ');
    const follows = [small, trunk].filter((entries) => entries.length > 0).map(schemeOf);
    const said = [...then.matchAll(SCHEME)].map(([text]) => text);
    return [
      ...(first.includes(`: ${schemeOf(large)}, `) ? [] : [reason]),
      ...(said.join() === [...new Set(follows)].join() ? [] : [reason]),
      ...(then.includes('smaller muscles') === small.length > 0 ? [] : [reason]),
      ...(then.includes('trunk') === trunk.length > 0 ? [] : [reason]),
    ];
  },

  'says where in the range the days lie': ({ days, reasons }, goal) => {
    const count = days.filter((day) => day.length > 0).length;
    const { min, max } = DAYS_OF_GOAL[goal];
    const said = / (the fewest|the most|in the middle) of the (\d)-(\d) .* because you said /.exec(
      reasons[0] ?? '',
    );
    const place = count === min ? 'the fewest' : count === max ? 'the most' : 'in the middle';
    return said?.slice(1).join() === `${place},${min},${max}` ? [] : [reasons[0] ?? 'no reason'];
  },

  'names the equipment of its exercises': ({ all, reasons }) => {
    const reason = reasons.find((one) => one.startsWith('You need ')) ?? '';
    const said = EQUIPMENT.filter((one) => reason.includes(one.toLowerCase()));
    const isFree = (one: string) => one === 'Bodyweight' || one === 'No Equipment';
    const unmet = all.filter(({ equipment }) => !equipment.some((one) => isFree(one) || said.includes(one)));
    // Without any one piece some exercise could not be done.
    const needless = said.filter((one) =>
      all.every(({ equipment }) =>
        equipment.some((other) => other !== one && (isFree(other) || said.includes(other))),
      ),
    );
    return [...unmet.map(({ name }) => name), ...needless];
  },
};
