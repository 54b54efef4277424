import { readFoodLine } from './read-amount.ts';

/** One food of a line, and the sign or word that parts it from the one before. */
export interface FoodPart {
  readonly text: string;
  readonly joint: string;
}

/** Between figures a comma is a decimal one. */
const JOINT = /(\s*(?:\n|;|(?<!\d),|,(?!\d))\s*(?:and\s+)?|\s+(?:and|with|on|plus|then|\+|&|w\/)\s+)/i;

/** Preparation, which says nothing about how much there is of what. */
const PREPARATION =
  /^(?:(?:very|finely|coarsely|roughly|thinly|thickly|freshly|lightly|well|and|or|if|needed|peeled|chopped|diced|sliced|crushed|minced|grated|shredded|cubed|halved|quartered|trimmed|rinsed|drained|washed|beaten|whisked|melted|softened|thawed|defrosted|deseeded|seeded|cored|pitted|zested|juiced|separated|divided|packed|torn|mashed|optional|extra|more|plus|to|taste|serve|garnish|for|frying|greasing|dusting|sprinkling|the|pan|at|room|temperature|cut|into|in|chunks|pieces|cubes|strips|slices|rings|wedges|bite-?sized?|small|large|thin|thick|about|approx)\b[\s.,-]*)+$/i;

const isPreparation = (text: string): boolean => PREPARATION.test(text.trim());

/** '8 pieces', which belongs to the food before it. */
const isOnlyAmount = (text: string) => readFoodLine(`${text} food`).food === 'food';

/** '2 eggs, toast and black coffee' in its parts; what only says how a food is prepared is left out. */
export function splitFoods(text: string): FoodPart[] {
  const pieces = text.split(JOINT);
  const parts: FoodPart[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const part = pieces[at]?.trim() ?? '';
    const joint = at === 0 ? '' : (pieces[at - 1] ?? '').trim().toLowerCase() || '\n';
    const last = parts.at(-1);
    if (part === '' || (last && isPreparation(part))) continue;
    if (last && joint.startsWith(',') && isOnlyAmount(part))
      parts.splice(-1, 1, { ...last, text: `${last.text} ${part}` });
    else parts.push({ text: part, joint });
  }
  return parts;
}
