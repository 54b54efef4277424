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
  // Amounts beside the food.
  ['cup of tea', /^Tea, /], ['clove of garlic', /^Garlic, raw/], ['slice of pizza', /^Pizza, /], ['glass of red wine', /^Wine, red/],
  ['bowl of cereal', /^Cornflakes/], ['pint of lager', /^Beer, lager/], ['2 eggs', /^Egg, /], ['handful of nuts', /[Nn]uts/],
  ['can of tuna', /^Tuna/], ['tin of chickpeas', /^Chickpeas/], ['100g rice', /^Rice, /], ['half an avocado', /^Avocado, raw/],
  ['scoop of protein', /^Protein (powder|shake)/], ['shot of espresso', /espresso/i], ['knob of butter', /^Butter/], ['tbsp olive oil', /^Olive oil/],
  // Cuts and sorts.
  ['salmon fillet', /^Salmon, /], ['cod fillet', /^Cod/], ['chicken fillet', /^Chicken/], ['basmati rice', /^Rice, /], ['jasmine rice', /^Rice, /],
  ['0% greek yogurt', /^Yogurt, Greek.*fat-free/], ['fat free greek yogurt', /^Yogurt, Greek.*fat-free/], ['full fat milk', /^Milk, whole/],
  ['extra virgin olive oil', /^Olive oil/], ['chicken thigh', /^Chicken thigh/], ['chicken wings', /^Chicken wing/], ['sirloin steak', /^Beef.*sirloin/],
  ['lean mince', /^Ground (beef|turkey)/], ['5% beef mince', /^Ground beef/], ['pork chop', /^Pork/], ['turkey mince', /^Ground turkey/],
  ['rolled oats', /^Oats, rolled/], ['porridge oats', /^Oat/], ['wholegrain bread', /^Bread, (whole|multi)/], ['sourdough', /[Ss]ourdough/],
  ['rye bread', /^Bread, rye/], ['white bread', /^Bread, white/], ['cherry tomatoes', /^Tomato/], ['baby spinach', /^Spinach/],
  ['red pepper', /^Bell pepper, red/], ['red onion', /^Onion/], ['new potatoes', /^Potato/], ['roast potatoes', /[Pp]otato/],
  ['gala apple', /^Apple/], ['medjool dates', /^Dates/], ['smoked salmon', /^Salmon, smoked|[Ss]moked salmon/], ['egg white', /^Egg white|^Egg, white/],
  ['low fat yogurt', /^Yogurt.*low-fat/], ['light mayo', /^Mayonnaise/], ['diet soda', /^(Cola|Soda), diet|[Dd]iet/], ['unsweetened almond milk', /^Almond milk/],
  // Short, British, and other everyday words.
  ['pb', /^Peanut butter/], ['spuds', /^Potato/], ['mac n cheese', /^Macaroni and cheese/], ['mac and cheese', /^Macaroni and cheese/],
  ['bbq sauce', /[Bb]arbecue sauce/], ['choc', /[Cc]hocolate/], ['avo', /^Avocado/], ['avo toast', /[Aa]vocado/],
  ['veg', /[Vv]eg/], ['jelly', /^(Jelly|Jam|Gelatin)/], ['icing sugar', /[Ss]ugar/], ['caster sugar', /[Ss]ugar/], ['cornflour', /^Corn ?starch|^Corn/],
  ['double cream', /^Cream/], ['single cream', /^Cream/], ['clotted cream', /[Cc]ream/], ['gammon', /^Ham|[Gg]ammon/], ['streaky bacon', /^Bacon/],
  ['pepperoni', /[Pp]epperoni/], ['mangetout', /[Pp]eas/], ['swede', /^Rutabaga/], ['prawn', /^Shrimp/], ['king prawns', /^Shrimp/], ['digestive biscuit', /[Dd]igestive|[Gg]raham/],
  ['flapjack', /[Ff]lapjack|[Gg]ranola|[Pp]ancake/], ['crumpet', /[Cc]rumpet/], ['bacon sandwich', /[Bb]acon/], ['jacket potato with beans', /[Pp]otato/],
  // Written apart or together.
  ['cous cous', /^Couscous/], ['cheese burger', /^Cheeseburger/], ['oat meal', /^Oatmeal/], ['pop corn', /^Popcorn/], ['cup cake', /[Cc]upcake/], ['sweet corn', /^Corn, sweet/],
  ['buttermilk', /^Buttermilk|[Bb]uttermilk/], ['ginger bread', /^Gingerbread/], ['pine apple', /^Pineapple/], ['straw berries', /^Strawberr/], ['egg plant', /^Eggplant/],
  // Cafés and drinks.
  ['flat white', /^Flat white/], ['oat latte', /[Ll]atte.*oat/], ['oat milk', /^Oat milk|^Oat drink/], ['soya milk', /^Soy milk/], ['coconut milk', /^Coconut milk/], ['rice milk', /^Rice milk/],
  ['iced coffee', /^Iced coffee|^Coffee, iced/], ['cold brew', /[Cc]old brew/], ['chai latte', /[Cc]hai/], ['matcha latte', /[Mm]atcha/], ['hot chocolate', /[Hh]ot (chocolate|cocoa)|^Hot chocolate/],
  ['mocha', /^Mocha/], ['americano', /^Americano|^Coffee/], ['espresso', /[Ee]spresso/], ['green tea', /^Tea, green|^Green tea/], ['kombucha', /[Kk]ombucha/], ['lemonade', /^Lemonade/],
  ['apple juice', /^Apple juice/], ['gin and tonic', /^Gin and tonic/], ['prosecco', /[Pp]rosecco|[Ss]parkling/], ['smoothie', /[Ss]moothie/], ['cider', /[Cc]ider/],
  // Dairy and its relatives.
  ['skyr', /^Skyr/], ['quark', /^Quark/], ['kefir', /^Kefir/], ['halloumi', /^Halloumi/], ['paneer', /^Paneer/], ['labneh', /^Labneh/], ['feta', /[Ff]eta/], ['ricotta', /[Rr]icotta/], ['parmesan', /[Pp]armesan/],
  // Dishes of many kitchens.
  ['sushi', /^Sushi/], ['california roll', /^Sushi, California roll/], ['poke bowl', /[Pp]oke/], ['chicken tikka masala', /^Chicken tikka masala/], ['chicken curry', /[Cc]hicken curry/], ['butter chicken', /^Butter chicken/],
  ['thai green curry', /[Gg]reen curry/], ['dal', /^Dal/], ['daal', /^Dal/], ['lentil dal', /^Dal/], ['ramen', /^Ramen/], ['pho', /^Pho/], ['kebab', /[Kk]ebab/], ['doner kebab', /[Kk]ebab/], ['gyros', /[Gg]yro/],
  ['falafel', /^Falafel/], ['paella', /^Paella/], ['risotto', /[Rr]isotto/], ['mushroom risotto', /[Rr]isotto/], ['gnocchi', /^Gnocchi/], ['carbonara', /[Cc]arbonara/], ['shepherds pie', /^Shepherd/], ['cottage pie', /^Cottage pie/],
  ['fish and chips', /^Fish and chips/], ['fish n chips', /^Fish and chips/], ['pad thai', /^Pad [Tt]hai/], ['fried rice', /[Ff]ried rice/], ['spring roll', /[Ss]pring roll/], ['dumplings', /[Dd]umpling/], ['bibimbap', /^Bibimbap/],
  ['kimchi', /^Kimchi/], ['miso soup', /^Miso soup/], ['borscht', /^Borscht/], ['pierogi', /^Pierogi/], ['schnitzel', /[Ss]chnitzel/], ['goulash', /^Goulash/], ['moussaka', /^Moussaka/], ['shakshuka', /^Shakshuka/],
  ['tabbouleh', /^Tabb?oul/], ['ceviche', /^Ceviche/], ['empanada', /^Empanada/], ['burrito', /[Bb]urrito/], ['burrito bowl', /[Bb]urrito bowl/], ['quesadilla', /^Quesadilla/], ['tacos', /^Taco/], ['guacamole', /^Guacamole/], ['tzatziki', /^Tzatziki/],
  ['caesar salad', /^Caesar salad/], ['greek salad', /^Greek salad/], ['coleslaw', /^Coleslaw/], ['blt', /BLT|bacon, lettuce/i], ['tuna mayo sandwich', /[Tt]una/], ['club sandwich', /[Cc]lub/], ['panini', /[Pp]anini/],
  ['protein bar', /[Pp]rotein bar/], ['overnight oats', /^Overnight oats/], ['banana bread', /^Banana bread/], ['cinnamon roll', /[Cc]innamon (roll|bun)/], ['pain au chocolat', /[Pp]ain au chocolat|[Cc]hocolate croissant/], ['brownie', /^Brownie/],
  ['pretzel', /[Pp]retzel/], ['muffin', /[Mm]uffin/], ['pancakes', /^Pancake/], ['waffle', /^Waffle/], ['cheesecake', /^Cheesecake/], ['apple pie', /^(Apple pie|Pie, apple)/], ['tiramisu', /^Tiramisu/], ['doughnut', /^Do(ugh)?nut/], ['omelette', /[Oo]melet/],
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
