/**
 * What people type, and the food they mean: it has to be among the first three. Plain words, plurals, word
 * order, accents, British and American words, halves of words and slips of the finger.
 */
// biome-ignore format: a table to read line by line
export const EVERYDAY: readonly (readonly [typed: string, meant: RegExp])[] = [
  ['apple', /^Apple, raw/], ['apples', /^Apple, raw/], ['banana', /^Banana, raw/], ['bananas', /^Banana, raw/],
  ['Banane', /^Banana, raw/], ['bnana', /^Banana, raw/], ['bannana', /^Banana, raw/], ['orange', /^Orange, raw/],
  ['strawberries', /^Strawberries, raw/], ['strawbery', /^Strawberries, raw/], ['blueberry', /^Blueberries, raw/],
  ['raspberry', /^Raspberries, raw/], ['grapes', /^Grapes/], ['avacado', /^Avocado, raw/], ['avocados', /^Avocado/],
  ['kiwi', /^Kiwi, green/], ['pinapple', /^Pineapple, raw/], ['mangoes', /^Mango, raw/], ['water melon', /^Watermelon/],
  ['tomato', /^Tomato, raw/], ['tomatoes', /^Tomato(es)?, /], ['potatoes', /^Potato, /], ['jacket potato', /^Potato, baked/],
  ['mashed potato', /^Potato, mashed/], ['sweet potatoes', /^Sweet potato, /], ['brocoli', /^Broccoli, (raw|boiled)/],
  ['carrots', /^Carrots?, (raw|boiled)/], ['courgette', /^Courgette/], ['zucchini', /^Courgette/], ['eggplant', /^Aubergine/],
  ['aubergine', /^Aubergine/], ['arugula', /^Rocket/], ['spinach', /^Spinach/], ['letuce', /^Lettuce/],
  ['green beans', /^Green beans/], ['peas', /^Peas, green/], ['sweetcorn', /^Sweetcorn/], ['bell pepper', /^Pepper, /],
  ['mushroom', /^Mushrooms, white/], ['onions', /^Onion, raw/], ['scallions', /^Spring onions/], ['cilantro', /^Coriander/],
  ['egg', /^Egg, /], ['eggs', /^Egg, /], ['boiled egg', /^Egg, boiled/], ['scrambled eggs', /^Egg, scrambled/],
  ['milk', /^Milk, /], ['skimmed milk', /^Milk, skimmed/], ['whole milk', /^Milk, whole/], ['soy milk', /^Soya milk/], ['almond milk', /^Almond milk/],
  ['yogurt', /^Yogurt, plain, whole/], ['yoghurt', /^Yogurt, /], ['yogrut', /^Yogurt, /], ['greek yogurt', /^Yogurt, Greek/],
  ['Greek yoghurt', /^Yogurt, Greek/], ['cheese', /^Chees/], ['cheddar', /Cheddar/i], ['mozarella', /[Mm]ozzarella/],
  ['cottage cheese', /[Cc]ottage/], ['butter', /^Butter, /], ['peanut butter', /^Peanut butter, /],
  ['peanutbutter', /^Peanut butter, /], ['chicken', /^Chicken breast, roasted/], ['chicken breast', /^Chicken breast, /],
  ['breast chicken', /^Chicken breast, /], ['chiken brest', /^Chicken breast, /], ['grilled chicken breast', /^Chicken breast/],
  ['chicken bre', /^Chicken breast/], ['ground beef', /^Beef mince/], ['minced beef', /^Beef mince/], ['beef mince', /^Beef mince/],
  ['steak', /^Beef (rump|sirloin|fillet|ribeye) steak/], ['bacon', /^Bacon/], ['ham', /^Ham\b/], ['salmon', /^Salmon, /], ['samlon', /^Salmon, /],
  ['tuna', /^Tuna, /], ['tinned tuna', /^Tuna/], ['shrimp', /^Prawns/], ['prawns', /^Prawns/], ['cod', /^Cod/],
  ['tofu', /^Tofu/], ['chickpeas', /^Chickpeas/], ['garbanzo', /^Chickpeas/], ['lentils', /^Lentils/],
  ['baked beans', /^Baked beans/], ['hummus', /^[Hh]o?u?mmo?us/], ['houmous', /^[Hh]o?u?mmo?us/], ['rice', /^Rice, /],
  ['brown rice', /^Rice, brown/], ['white rice cooked', /^Rice, white/], ['pasta', /^Pasta, /], ['spagetti', /^Spaghetti, /],
  ['noodles', /[Nn]oodle/], ['quinoa', /^Quinoa/], ['oats', /^(Porridge o|O)ats/], ['oatmeal', /^(Oats|Porridge)/],
  ['porridge', /^Porridge/], ['granola', /^Granola/], ['muesli', /^Muesli/], ['cornflakes', /[Cc]orn ?flakes/],
  ['bread', /^Bread, /], ['wholemeal bread', /^Bread, wholemeal/], ['whole wheat bread', /^Bread, wholemeal/],
  ['toast', /^Bread, white, toasted/], ['bagel', /^Bagel/], ['croissants', /^Croissant/], ['tortilla', /^Tortilla/],
  ['almonds', /^Almonds/], ['walnut', /^Walnuts/], ['cashews', /^Cashew/], ['olive oil', /^Olive oil/],
  ['ketchup', /[Kk]etchup/], ['mayo', /^Mayonnaise/], ['honey', /^Honey/], ['jam', /^Jam/], ['sugar', /^Sugar/],
  ['chocolate', /^Chocolate, /], ['dark chocolate', /^Chocolate, dark/], ['choclate', /^Chocolate, /], ['cookies', /^Biscuit/],
  ['ice cream', /^Ice cream/], ['crisps', /^Crisps/], ['potato chips', /^Crisps/], ['french fries', /[Cc]hips/],
  ['fries', /[Cc]hips/], ['popcorn', /^Popcorn/], ['pizza', /^Pizza, /], ['hamburger', /^Hamburger/], ['burger', /^Beef burger|^Hamburger/],
  ['lasagna', /^Lasagne/], ['coffee', /^Coffee, black/], ['black coffee', /^Coffee, black/],
  ['tea', /^Tea, /], ['orange juice', /^Orange juice/], ['OJ', /^Orange juice/], ['coke', /^Cola/], ['diet coke', /^Cola, diet/],
  ['beer', /^Beer, /], ['red wine', /^Wine, red/], ['whey protein', /^Protein powder, whey/], ['protein shake', /^Protein powder/],
  ['creme caramel', /^Crème caramel/], ['jalapeno', /[Jj]alapeño/], ['pina colada', /^Piña colada/], ['water', /^Water, /],
  ['latte', /^Coffee, espresso/], ['cappuccino', /^Coffee, espresso/], ['garbanzo beans', /^Chickpeas, boiled/],
  ['nutella', /^Chocolate hazelnut spread/], ['salad', /^Side salad/], ['sweets', /^Boiled sweets/], ['candy', /^Boiled sweets/],
  ['corn', /^Sweetcorn, boiled/], ['soda', /^Cola$/], ['soft drink', /^Cola$/], ['scone', /^American biscuit/],
  ['bolognese', /^Spaghetti with meat sauce/], ['spaghetti bolognese', /^Spaghetti with meat sauce/],
  ['sandwich', /^Ham and cheese sandwich/], ['beef', /^Beef mince/], ['coffe', /^Coffee, black/], ['whey', /^Protein powder, whey/],
  ['lager', /^Beer, lager/], ['mince', /^Beef mince/], ['cereal', /^Cornflakes/], ['cake', /^Chocolate cake/], ['fish', /^(Cod|Salmon), /],
];

/** What has to stand before everything else. */
// biome-ignore format: a table to read line by line
export const FIRST: readonly (readonly [typed: string, meant: RegExp])[] = [
  ['milk', /^Milk, (whole|semi-skimmed)/], ['bread', /^Bread, (white|wholemeal)$/], ['toast', /^Bread, .*toasted/],
  ['chicken', /^Chicken breast, roasted/], ['chicken breast', /^Chicken breast, roasted/], ['beef', /^Beef (mince|rump)/],
  ['ground beef', /^Beef mince/], ['oatmeal', /^Porridge, oats cooked/], ['corn', /^Sweetcorn/], ['soda', /^Cola/],
  ['salad', /^Side salad/], ['sweets', /sweets$/], ['spaghetti bolognese', /^Spaghetti with meat/], ['bolognese', /^Spaghetti with meat/],
  ['potato chips', /^Crisps/], ['whey', /^Protein powder, whey/], ['lager', /^Beer, lager/], ['boiled egg', /^Egg, boiled/],
  ['yogurt', /^Yogurt, plain, whole/], ['red wine', /^Wine, red/], ['cake', /cake/], ['cereal', /^Cornflakes/],
];

/** What only shares letters or a side dish with the words: not among the first three. */
// biome-ignore format: a table to read line by line
export const FURTHER_DOWN: readonly (readonly [typed: string, other: RegExp])[] = [
  ['latte', /^Potato/], ['salad', /burger/i], ['corn', /^Corn(flakes|flour)/], ['soda', /bread/], ['sandwich', /^Ice cream/],
  ['coffe', /liqueur/], ['shrimp', /sauce/], ['mince', /pie/], ['boiled egg', /^Aubergine/], ['brown rice', /cakes/],
  ['chicken', /canned|raw/], ['beef', /deli/], ['ground beef', /burger/], ['bolognese', /^Tomato/],
];
