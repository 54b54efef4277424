import type { CatalogueFood } from '../../features/foods/catalogue/food-catalogue.service.ts';

export const herbsSpices: readonly CatalogueFood[] = [
  {
    ndb: '02044',
    name: 'Basil, fresh',
    per100: [23, 3.15, 2.65, 0.64, 1.6, 0.3, 4],
    portions: [
      ['5 leaves', 2.5],
      ['2 tbsp, chopped', 5.3],
    ],
    also: 'herb',
  },
  {
    ndb: '11165',
    name: 'Cilantro, fresh',
    per100: [23, 2.13, 3.67, 0.52, 2.8, 0.87, 46],
    portions: [
      ['1/4 cup', 4],
      ['9 sprigs', 20],
    ],
    also: 'herb coriander leaves',
  },
  {
    ndb: '11156',
    name: 'Chives, fresh',
    per100: [30, 3.27, 4.35, 0.73, 2.5, 1.85, 3],
    portions: [
      ['1 tbsp, chopped', 3],
      ['1 tsp, chopped', 1],
    ],
    also: 'herb',
  },
  {
    ndb: '02045',
    name: 'Dill, fresh',
    per100: [43, 3.46, 7.02, 1.12, 2.1, null, 61],
    portions: [
      ['5 sprigs', 1],
      ['1 cup, sprigs', 8.9],
    ],
    also: 'herb weed',
  },
  {
    ndb: '11297',
    name: 'Parsley, fresh',
    per100: [36, 2.97, 6.33, 0.79, 3.3, 0.85, 56],
    portions: [
      ['1 tbsp', 3.8],
      ['1 cup, chopped', 60],
    ],
    also: 'herb',
  },
  {
    ndb: '02063',
    name: 'Rosemary, fresh',
    per100: [131, 3.31, 20.7, 5.86, 14.1, null, 26],
    portions: [['1 tbsp', 1.7]],
    also: 'herb',
  },
  {
    ndb: '02049',
    name: 'Thyme, fresh',
    per100: [101, 5.56, 24.45, 1.68, 14, null, 9],
    portions: [],
    also: 'herb',
  },
  {
    ndb: '02065',
    name: 'Mint, fresh',
    per100: [44, 3.29, 8.41, 0.73, 6.8, null, 30],
    portions: [['2 tbsp', 11.4]],
    also: 'spearmint herb',
  },
  {
    ndb: '11972',
    name: 'Lemongrass, raw',
    per100: [99, 1.82, 25.31, 0.49, null, null, 6],
    portions: [
      ['1 tbsp', 4.8],
      ['1 cup', 67],
    ],
    also: 'lemon grass herb',
  },
  {
    ndb: '02027',
    name: 'Oregano, dried',
    per100: [265, 9, 68.92, 4.28, 42.5, 4.09, 25],
    portions: [['1 tsp', 1]],
    also: 'herb',
  },
  {
    ndb: '02003',
    name: 'Basil, dried',
    per100: [233, 22.98, 47.75, 4.07, 37.7, 1.71, 76],
    portions: [['1 tbsp', 2.1]],
    also: 'herb',
  },
  {
    ndb: '02042',
    name: 'Thyme, dried',
    per100: [276, 9.11, 63.94, 7.43, 37, 1.71, 55],
    portions: [
      ['1 tsp', 1],
      ['1 tbsp', 2.7],
    ],
    also: 'herb',
  },
  {
    ndb: '02009',
    name: 'Chili powder',
    per100: [282, 13.46, 49.7, 14.28, 34.8, 7.19, 4000],
    portions: [
      ['1 tsp', 2.7],
      ['1 tbsp', 8],
    ],
    also: 'spice chilli',
  },
  {
    ndb: '02010',
    name: 'Cinnamon, ground',
    per100: [247, 3.99, 80.59, 1.24, 53.1, 2.17, 10],
    portions: [
      ['1 tsp', 2.6],
      ['1 tbsp', 7.9],
    ],
    also: 'spice',
  },
  {
    ndb: '02014',
    name: 'Cumin seeds',
    per100: [375, 17.81, 44.24, 22.27, 10.5, 2.25, 168],
    portions: [
      ['1 tsp', 2.1],
      ['1 tbsp', 6],
    ],
    also: 'jeera spice',
  },
  {
    ndb: '02015',
    name: 'Curry powder',
    per100: [325, 14.29, 55.83, 14.01, 53.2, 2.76, 52],
    portions: [
      ['1 tsp', 2],
      ['1 tbsp', 6.3],
    ],
    also: 'masala spice',
  },
  {
    ndb: '02020',
    name: 'Garlic powder',
    per100: [331, 16.55, 72.73, 0.73, 9, 2.43, 60],
    portions: [
      ['1 tsp', 3.1],
      ['1 tbsp', 9.7],
    ],
    also: 'granules',
  },
  {
    ndb: '02021',
    name: 'Ginger, ground',
    per100: [335, 8.98, 71.62, 4.24, 14.1, 3.39, 27],
    portions: [
      ['1 tsp', 1.8],
      ['1 tbsp', 5.2],
    ],
    also: 'powder spice',
  },
  {
    ndb: '02025',
    name: 'Nutmeg, ground',
    per100: [525, 5.84, 49.29, 36.31, 20.8, 28.49, 16],
    portions: [
      ['1 tsp', 2.2],
      ['1 tbsp', 7],
    ],
    also: 'spice',
  },
  {
    ndb: '02026',
    name: 'Onion powder',
    per100: [341, 10.41, 79.12, 1.04, 15.2, 6.63, 73],
    portions: [
      ['1 tsp', 2.4],
      ['1 tbsp', 6.9],
    ],
    also: 'granules',
  },
  {
    ndb: '02028',
    name: 'Paprika',
    per100: [282, 14.14, 53.99, 12.89, 34.9, 10.34, 68],
    portions: [
      ['1 tsp', 2.3],
      ['1 tbsp', 6.8],
    ],
    also: 'spice',
  },
  {
    ndb: '02030',
    name: 'Black pepper, ground',
    per100: [251, 10.39, 63.95, 3.26, 25.3, 0.64, 20],
    portions: [
      ['1 tsp', 2.3],
      ['1 tbsp', 6.9],
    ],
    also: 'spice',
    staple: true,
  },
  {
    ndb: '02031',
    name: 'Cayenne pepper',
    per100: [318, 12.01, 56.63, 17.27, 27.2, 10.34, 30],
    portions: [
      ['1 tsp', 1.8],
      ['1 tbsp', 5.3],
    ],
    also: 'red chilli chili spice',
  },
  {
    ndb: '02043',
    name: 'Turmeric, ground',
    per100: [312, 9.68, 67.14, 3.25, 22.7, 3.21, 27],
    portions: [
      ['1 tsp', 3],
      ['1 tbsp', 9.4],
    ],
    also: 'spice',
  },
  {
    ndb: '02047',
    name: 'Salt, table',
    per100: [0, 0, 0, 0, 0, 0, 38758],
    portions: [
      ['1 tsp', 6],
      ['1 tbsp', 18],
    ],
    also: 'sodium',
    staple: true,
  },
  {
    ndb: '02050',
    name: 'Vanilla extract',
    per100: [288, 0.06, 12.65, 0.06, 0, 12.65, 9],
    portions: [
      ['1 tsp', 4.2],
      ['1 tbsp', 13],
    ],
    also: 'essence',
  },
  {
    ndb: '18372',
    name: 'Baking soda',
    per100: [0, 0, 0, 0, 0, 0, 27360],
    portions: [['1 tsp', 4.6]],
    also: 'bicarbonate',
  },
  {
    ndb: '18375',
    name: 'Yeast, dried',
    per100: [325, 40.44, 41.22, 7.61, 26.9, 0, 51],
    portions: [
      ['1 tsp', 4],
      ['1 tbsp', 12],
    ],
    also: "baker's active",
  },
];
