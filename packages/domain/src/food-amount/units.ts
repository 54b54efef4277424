import { GRAMS_PER_OUNCE, ML_PER_FLUID_OUNCE } from '../units.ts';

/** How an amount is measured: by weight in grams, by volume in milliliters, or in pieces of some kind. */
export type AmountUnit =
  | { readonly kind: 'weight'; readonly grams: number }
  | { readonly kind: 'volume'; readonly ml: number; readonly word: string }
  | { readonly kind: 'piece'; readonly word: string; readonly grams: number | null };

const weight = (grams: number): AmountUnit => ({ kind: 'weight', grams });
const volume = (ml: number, word: string): AmountUnit => ({ kind: 'volume', ml, word });
/** With a usual weight, for foods that tell none for it; null where that would be a wild guess. */
const piece = (word: string, grams: number | null = null): AmountUnit => ({ kind: 'piece', word, grams });

const CUP = 240;
const TABLESPOON = 15;
const TEASPOON = 5;

const TABLE: readonly (readonly [names: string, unit: AmountUnit])[] = [
  ['g|gr|gram|grams|gramme|grammes', weight(1)],
  ['kg|kilo|kilos|kilogram|kilograms', weight(1000)],
  ['oz|ounce|ounces', weight(GRAMS_PER_OUNCE)],
  ['lb|lbs|pound|pounds', weight(453.6)],
  ['ml|milliliter|milliliters|millilitre|millilitres', volume(1, 'ml')],
  ['cl', volume(10, 'ml')],
  ['dl', volume(100, 'ml')],
  ['l|liter|liters|litre|litres', volume(1000, 'ml')],
  ['fl oz|fluid ounce|fluid ounces', volume(ML_PER_FLUID_OUNCE, 'fl oz')],
  ['pint|pints', volume(473, 'pint')],
  ['cup|cups', volume(CUP, 'cup')],
  ['mug|mugs', volume(300, 'mug')],
  ['glass|glasses', volume(250, 'glass')],
  ['tbsp|tbsps|tbs|tablespoon|tablespoons', volume(TABLESPOON, 'tbsp')],
  ['tsp|tsps|teaspoon|teaspoons', volume(TEASPOON, 'tsp')],
  ['shot|shots', volume(30, 'shot')],
  ['slice|slices', piece('slice', 30)],
  ['piece|pieces|pc|pcs', piece('piece')],
  ['clove|cloves', piece('clove', 3)],
  ['can|cans|tin|tins', piece('can', 400)],
  ['jar|jars', piece('jar')],
  ['bottle|bottles', piece('bottle', 500)],
  ['carton|cartons', piece('carton')],
  ['pack|packs|packet|packets|package|packages|pkg|sachet|sachets', piece('packet')],
  ['bag|bags', piece('bag')],
  ['bar|bars', piece('bar')],
  ['bowl|bowls', piece('bowl', 250)],
  ['plate|plates', piece('plate')],
  ['pot|pots|tub|tubs|container|containers', piece('container', 150)],
  ['scoop|scoops', piece('scoop', 30)],
  ['handful|handfuls', piece('handful', 30)],
  ['pinch|pinches|dash|dashes', piece('pinch', 0.4)],
  ['drizzle|drizzles|splash|splashes', piece('splash', 10)],
  ['knob|knobs|pat|pats', piece('pat', 5)],
  ['stick|sticks', piece('stick')],
  ['rasher|rashers|strip|strips', piece('slice', 25)],
  ['fillet|fillets|filet|filets', piece('fillet', 150)],
  ['breast|breasts', piece('breast', 170)],
  ['thigh|thighs', piece('thigh')],
  ['wing|wings', piece('wing')],
  ['drumstick|drumsticks', piece('drumstick')],
  ['portion|portions|serving|servings|helping|helpings', piece('serving')],
  ['bunch|bunches', piece('bunch', 100)],
  ['head|heads', piece('head')],
  ['leaf|leaves', piece('leaf')],
  ['sprig|sprigs', piece('sprig', 1)],
  ['stalk|stalks', piece('stalk', 40)],
  ['wedge|wedges', piece('wedge')],
  ['square|squares', piece('square', 10)],
  ['ball|balls', piece('ball')],
  ['block|blocks', piece('block')],
  ['order|orders', piece('order')],
];

const BY_NAME = new Map(
  TABLE.flatMap(([names, unit]) => names.split('|').map((name) => [name, unit] as const)),
);
/** The longest first: 'fl oz' before 'f', 'grams' before 'g'. */
const NAMES = [...BY_NAME.keys()].sort((a, b) => b.length - a.length).join('|');
const UNIT = new RegExp(`^(${NAMES})\\b(?!-)\\.?`, 'i');
/** Also the beginning of names, such as 'pot roast': units only before 'of'. */
const BEFORE_OF = /^(?:pots?|bars?|orders?|balls?|heads?|strips?)\b(?!\s+of\b)/i;

/** A unit at the beginning of a text, and what follows it. */
export function readUnit(text: string): { readonly unit: AmountUnit; readonly rest: string } | null {
  const found = BEFORE_OF.test(text) ? null : UNIT.exec(text);
  const unit = found?.[1] && BY_NAME.get(found[1].toLowerCase().replace(/\s+/, ' '));
  return found && unit ? { unit, rest: text.slice(found[0].length) } : null;
}
