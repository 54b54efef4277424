import type { CatalogueFood } from '../../features/foods/catalogue/food-catalogue.service.ts';

export const fatsOils: readonly CatalogueFood[] = [
  {
    ndb: '01001',
    name: 'Butter, salted',
    per100: [717, 0.85, 0.06, 81.11, 0, 0.06, 643],
    portions: [
      ['1 tbsp', 14.2],
      ['1 pat', 5],
    ],
    also: 'dairy spread',
    staple: true,
  },
  {
    ndb: '01145',
    name: 'Butter, unsalted',
    per100: [717, 0.85, 0.06, 81.11, 0, 0.06, 11],
    portions: [
      ['1 tbsp', 14.2],
      ['1 pat', 5],
    ],
    also: 'dairy spread',
  },
  {
    ndb: '04601',
    name: 'Butter, light, salted',
    per100: [509, 3.3, 0, 55.1, 0, 0, 450],
    portions: [['1 tbsp', 14]],
    also: 'reduced-fat',
  },
  {
    ndb: '01003',
    name: 'Ghee',
    per100: [876, 0.28, 0, 99.48, 0, 0, 2],
    portions: [
      ['1 tbsp', 12.8],
      ['1 cup', 205],
    ],
    also: 'clarified butter oil',
  },
  {
    ndb: '04610',
    name: 'Margarine, hard, 80% fat',
    per100: [717, 0.16, 0.7, 80.71, 0, 0, 751],
    portions: [
      ['1 tbsp', 14],
      ['1 cup', 227],
    ],
    also: 'baking block stick',
  },
  {
    ndb: '04611',
    name: 'Margarine, soft, 80% fat',
    per100: [713, 0.22, 0.75, 80.17, 0, 0, 657],
    portions: [
      ['1 tbsp', 14.2],
      ['1 cup', 227],
    ],
    also: 'tub spread',
  },
  {
    ndb: '04613',
    name: 'Vegetable oil spread, 60% fat',
    per100: [533, 0.17, 0.86, 59.81, 0, 0, 615],
    portions: [
      ['1 tbsp', 14],
      ['1 cup', 229],
    ],
    also: 'margarine tub',
  },
  {
    ndb: '04128',
    name: 'Vegetable oil spread, light, 37% fat',
    per100: [339, 0.51, 0.66, 37.77, 0, 0, 589],
    portions: [
      ['1 tbsp', 14.9],
      ['1 cup', 232],
    ],
    also: 'margarine low-fat tub',
  },
  {
    ndb: '04585',
    name: 'Margarine and butter blend',
    per100: [727, 0.31, 0.77, 80.32, 0, 0, 719],
    portions: [
      ['1 tbsp', 14.1],
      ['1 cup', 227],
    ],
    also: 'spreadable',
  },
  {
    ndb: '04002',
    name: 'Lard',
    per100: [902, 0, 0, 100, 0, 0, 0],
    portions: [
      ['1 tbsp', 12.8],
      ['1 cup', 205],
    ],
    also: 'pork fat',
  },
  {
    ndb: '04001',
    name: 'Beef tallow',
    per100: [902, 0, 0, 100, 0, 0, 0],
    portions: [
      ['1 tbsp', 12.8],
      ['1 cup', 205],
    ],
    also: 'suet fat dripping',
  },
  {
    ndb: '04574',
    name: 'Duck fat',
    per100: [882, 0, 0, 99.8, 0, 0, 0],
    portions: [
      ['1 tbsp', 12.8],
      ['1 cup', 205],
    ],
  },
  {
    ndb: '04576',
    name: 'Goose fat',
    per100: [900, 0, 0, 99.8, 0, null, 0],
    portions: [
      ['1 tbsp', 12.8],
      ['1 cup', 205],
    ],
  },
  {
    ndb: '04542',
    name: 'Chicken fat',
    per100: [900, 0, 0, 99.8, 0, 0, 0],
    portions: [
      ['1 tbsp', 12.8],
      ['1 cup', 205],
    ],
    also: 'schmaltz',
  },
  {
    ndb: '04615',
    name: 'Vegetable shortening',
    per100: [884, 0, 0, 99.97, 0, 0, 4],
    portions: [
      ['1 tbsp', 12.8],
      ['1 cup', 205],
    ],
    also: 'white fat',
  },
  {
    ndb: '04053',
    name: 'Olive oil',
    per100: [884, 0, 0, 100, 0, 0, 2],
    portions: [
      ['1 tbsp', 13.5],
      ['1 cup', 216],
    ],
    also: 'extra virgin',
    staple: true,
  },
  {
    ndb: '04582',
    name: 'Canola oil',
    per100: [884, 0, 0, 100, 0, 0, 0],
    portions: [
      ['1 tbsp', 14],
      ['1 cup', 218],
    ],
    also: 'rapeseed',
    staple: true,
  },
  {
    ndb: '04506',
    name: 'Sunflower oil',
    per100: [884, 0, 0, 100, 0, 0, 0],
    portions: [
      ['1 tbsp', 13.6],
      ['1 cup', 218],
    ],
    staple: true,
  },
  {
    ndb: '04044',
    name: 'Soybean oil',
    per100: [884, 0, 0, 100, 0, 0, 0],
    portions: [
      ['1 tbsp', 13.6],
      ['1 cup', 218],
    ],
    also: 'vegetable soya',
  },
  {
    ndb: '04518',
    name: 'Corn oil',
    per100: [900, 0, 0, 100, 0, 0, 0],
    portions: [
      ['1 tbsp', 13.6],
      ['1 cup', 218],
    ],
    also: 'maize',
  },
  {
    ndb: '04042',
    name: 'Peanut oil',
    per100: [884, 0, 0, 100, 0, 0, 0],
    portions: [
      ['1 tbsp', 13.5],
      ['1 cup', 216],
    ],
    also: 'groundnut',
  },
  {
    ndb: '04058',
    name: 'Sesame oil',
    per100: [884, 0, 0, 100, 0, 0, 0],
    portions: [
      ['1 tbsp', 13.6],
      ['1 cup', 218],
    ],
  },
  {
    ndb: '04047',
    name: 'Coconut oil',
    per100: [862, 0, 0, 100, 0, 0, 0],
    portions: [
      ['1 tbsp', 13.6],
      ['1 cup', 218],
    ],
  },
  {
    ndb: '04581',
    name: 'Avocado oil',
    per100: [884, 0, 0, 100, 0, null, 0],
    portions: [
      ['1 tbsp', 14],
      ['1 cup', 218],
    ],
  },
  {
    ndb: '42231',
    name: 'Flaxseed oil',
    per100: [884, 0.11, 0, 99.98, 0, 0, 0],
    portions: [
      ['1 tbsp', 13.6],
      ['1 cup', 218],
    ],
    also: 'linseed',
  },
  {
    ndb: '04517',
    name: 'Grapeseed oil',
    per100: [884, 0, 0, 100, 0, 0, 0],
    portions: [
      ['1 tbsp', 13.6],
      ['1 cup', 218],
    ],
  },
  {
    ndb: '04528',
    name: 'Walnut oil',
    per100: [884, 0, 0, 100, 0, 0, 0],
    portions: [
      ['1 tbsp', 13.6],
      ['1 cup', 218],
    ],
  },
  {
    ndb: '04532',
    name: 'Hazelnut oil',
    per100: [884, 0, 0, 100, 0, 0, 0],
    portions: [
      ['1 tbsp', 13.6],
      ['1 cup', 218],
    ],
  },
  {
    ndb: '04055',
    name: 'Palm oil',
    per100: [884, 0, 0, 100, 0, 0, 0],
    portions: [
      ['1 tbsp', 13.6],
      ['1 cup', 216],
    ],
  },
  {
    ndb: '04510',
    name: 'Safflower oil',
    per100: [884, 0, 0, 100, 0, 0, 0],
    portions: [
      ['1 tbsp', 13.6],
      ['1 cup', 218],
    ],
  },
  {
    ndb: '04037',
    name: 'Rice bran oil',
    per100: [884, 0, 0, 100, 0, 0, 0],
    portions: [
      ['1 tbsp', 13.6],
      ['1 cup', 218],
    ],
  },
  {
    ndb: '04583',
    name: 'Mustard oil',
    per100: [884, 0, 0, 100, 0, null, 0],
    portions: [
      ['1 tbsp', 14],
      ['1 cup', 218],
    ],
  },
  {
    ndb: '04589',
    name: 'Cod liver oil',
    per100: [902, 0, 0, 100, 0, null, 0],
    portions: [
      ['1 tbsp', 13.6],
      ['1 tsp', 4.5],
    ],
    also: 'fish',
  },
];
