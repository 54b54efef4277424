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
  ['carrots', /^Carrots?, (raw|boiled)/], ['courgette', /^Zucchini/], ['zucchini', /^Zucchini/], ['eggplant', /^Eggplant/],
  ['aubergine', /^Eggplant/], ['arugula', /^Arugula/], ['spinach', /^Spinach/], ['letuce', /^Lettuce/],
  ['green beans', /^Green beans/], ['peas', /^Peas, green/], ['sweetcorn', /^Corn, sweet/], ['bell pepper', /^Bell pepper, /],
  ['mushroom', /^Mushrooms, white/], ['onions', /^Onion, raw/], ['scallions', /^Scallions/], ['spring onions', /^Scallions/], ['cilantro', /^Cilantro/], ['coriander', /^Cilantro/],
  ['egg', /^Egg, /], ['eggs', /^Egg, /], ['boiled egg', /^Egg, boiled/], ['scrambled eggs', /^Egg, scrambled/],
  ['milk', /^Milk, /], ['skimmed milk', /^Milk, fat-free/], ['whole milk', /^Milk, whole/], ['soy milk', /^Soy milk/], ['almond milk', /^Almond milk/],
  ['yogurt', /^Yogurt, plain, whole/], ['yoghurt', /^Yogurt, /], ['yogrut', /^Yogurt, /], ['greek yogurt', /^Yogurt, Greek/],
  ['Greek yoghurt', /^Yogurt, Greek/], ['cheese', /^Chees/], ['cheddar', /Cheddar/i], ['mozarella', /[Mm]ozzarella/],
  ['cottage cheese', /[Cc]ottage/], ['butter', /^Butter, /], ['peanut butter', /^Peanut butter, /],
  ['peanutbutter', /^Peanut butter, /], ['chicken', /^Chicken breast, roasted/], ['chicken breast', /^Chicken breast, /],
  ['breast chicken', /^Chicken breast, /], ['chiken brest', /^Chicken breast, /], ['grilled chicken breast', /^Chicken breast/],
  ['chicken bre', /^Chicken breast/], ['ground beef', /^Ground beef/], ['minced beef', /^Ground beef/], ['beef mince', /^Ground beef/],
  ['steak', /^Beef (sirloin|strip|tenderloin|ribeye) steak/], ['bacon', /^Bacon/], ['ham', /^Ham\b/], ['salmon', /^Salmon, /], ['samlon', /^Salmon, /],
  ['tuna', /^Tuna, /], ['tinned tuna', /^Tuna/], ['shrimp', /^Shrimp/], ['prawns', /^Shrimp/], ['cod', /^Cod/],
  ['tofu', /^Tofu/], ['chickpeas', /^Chickpeas/], ['garbanzo', /^Chickpeas/], ['lentils', /^Lentils/],
  ['baked beans', /^Baked beans/], ['hummus', /^[Hh]o?u?mmo?us/], ['houmous', /^[Hh]o?u?mmo?us/], ['rice', /^Rice, /],
  ['brown rice', /^Rice, brown/], ['white rice cooked', /^Rice, white/], ['pasta', /^Pasta, /], ['spagetti', /^Spaghetti, /],
  ['noodles', /[Nn]oodle/], ['quinoa', /^Quinoa/], ['oats', /^Oat(s|meal)/], ['oatmeal', /^Oat(s|meal)/],
  ['porridge', /^Oatmeal/], ['granola', /^Granola/], ['muesli', /^Muesli/], ['cornflakes', /[Cc]orn ?flakes/],
  ['bread', /^Bread, /], ['wholemeal bread', /^Bread, whole wheat/], ['whole wheat bread', /^Bread, whole wheat/],
  ['toast', /^Bread, white, toasted/], ['bagel', /^Bagel/], ['croissants', /^Croissant/], ['tortilla', /^Tortilla/],
  ['almonds', /^Almonds/], ['walnut', /^Walnuts/], ['cashews', /^Cashew/], ['olive oil', /^Olive oil/],
  ['ketchup', /[Kk]etchup/], ['mayo', /^Mayonnaise/], ['honey', /^Honey/], ['jam', /^Jam/], ['sugar', /^Sugar/],
  ['chocolate', /^Chocolate, /], ['dark chocolate', /^Chocolate, dark/], ['choclate', /^Chocolate, /], ['cookies', /^Cookie/],
  ['ice cream', /^Ice cream/], ['crisps', /^Potato chips/], ['potato chips', /^Potato chips/], ['french fries', /^French fries/],
  ['fries', /[Ff]ries/], ['chips', /[Cc]hips|fries/], ['popcorn', /^Popcorn/], ['pizza', /^Pizza, /], ['hamburger', /^Hamburger/], ['burger', /^Hamburger/],
  ['lasagna', /^Lasagna/], ['lasagne', /^Lasagna/], ['rocket', /^Arugula/], ['beetroot', /^Beets/],
  ['biscuits', /^(Cookie|Biscuit)/], ['rump steak', /^Beef sirloin/], ['skim milk', /^Milk, fat-free/], ['2% milk', /^Milk, reduced-fat/],
  ['semi skimmed milk', /^Milk, reduced-fat/], ['canola oil', /^Canola/], ['ground turkey', /^Ground turkey/], ['heavy cream', /^Cream, heavy/], ['coffee', /^Coffee, black/], ['black coffee', /^Coffee, black/],
  ['tea', /^Tea, /], ['orange juice', /^Orange juice/], ['OJ', /^Orange juice/], ['coke', /^Cola/], ['diet coke', /^Cola, diet/],
  ['beer', /^Beer, /], ['red wine', /^Wine, red/], ['whey protein', /^Protein powder, whey/], ['protein shake', /^Protein shake/],
  ['creme caramel', /^Flan/], ['jalapeno', /[Jj]alapeño/], ['pina colada', /^Piña colada/], ['water', /^Water, /],
  ['latte', /^Latte, /], ['cappuccino', /^Cappuccino/], ['garbanzo beans', /^Chickpeas, boiled/],
  ['nutella', /^Chocolate hazelnut spread/], ['salad', /^Side salad/], ['sweets', /^Hard candy/], ['candy', /^Hard candy/],
  ['corn', /^Corn, sweet, boiled/], ['soda', /^Cola$/], ['soft drink', /^Cola$/], ['scone', /^Scone/],
  ['bolognese', /^Spaghetti Bolognese/], ['spaghetti bolognese', /^Spaghetti Bolognese/],
  ['sandwich', /^Ham and cheese sandwich/], ['beef', /^Ground beef/], ['coffe', /^Coffee, black/], ['whey', /^Protein powder, whey/],
  ['lager', /^Beer, lager/], ['mince', /^Ground beef/], ['cereal', /^Cornflakes/], ['cake', /^Chocolate cake/], ['fish', /^(Cod|Salmon), /],
];

/** What has to stand before everything else. */
// biome-ignore format: a table to read line by line
export const FIRST: readonly (readonly [typed: string, meant: RegExp])[] = [
  ['milk', /^Milk, (whole|reduced-fat)/], ['bread', /^Bread, (white|whole wheat)$/], ['toast', /^Bread, .*toasted/],
  ['chicken', /^Chicken breast, roasted/], ['chicken breast', /^Chicken breast, roasted/], ['beef', /^(Ground beef|Beef sirloin)/],
  ['ground beef', /^Ground beef/], ['oatmeal', /^Oatmeal, cooked/], ['corn', /^Corn, sweet/], ['soda', /^Cola/],
  ['salad', /^Side salad/], ['sweets', /^(Hard candy|Gumdrops)/], ['spaghetti bolognese', /^Spaghetti Bolognese/], ['bolognese', /^Spaghetti Bolognese/],
  ['potato chips', /^Potato chips/], ['whey', /^Protein powder, whey/], ['lager', /^Beer, lager/], ['boiled egg', /^Egg, boiled/],
  ['yogurt', /^Yogurt, plain, whole/], ['red wine', /^Wine, red/], ['cake', /cake/], ['cereal', /^Cornflakes/],
];

/** What only shares letters or a side dish with the words: not among the first three. */
// biome-ignore format: a table to read line by line
export const FURTHER_DOWN: readonly (readonly [typed: string, other: RegExp])[] = [
  ['latte', /^Potato/], ['salad', /burger/i], ['corn', /^Corn(flakes|starch)/], ['soda', /bread/], ['sandwich', /^Ice cream/],
  ['coffe', /liqueur/], ['shrimp', /sauce/], ['mince', /pie/], ['boiled egg', /^Eggplant/], ['brown rice', /cakes/],
  ['chicken', /canned|raw/], ['beef', /deli/], ['ground beef', /[Bb]urger/], ['bolognese', /^Tomato/],
];
