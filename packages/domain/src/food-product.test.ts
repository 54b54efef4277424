import { describe, expect, it } from 'vitest';
import { isPlausible, productImage, readProduct } from './food-product.ts';

const product = (nutriments: object, more: object = {}) => ({ product_name: 'Spread', nutriments, ...more });
const calories = (nutriments: object) => readProduct(product(nutriments))?.calories;

describe('energy (A-090)', () => {
  it.each([
    ['kilocalories are said', { energy_100g: 2252, 'energy-kcal_100g': 539 }, 539],
    ['kilojoules are said', { energy_100g: 2252, 'energy-kj_100g': 2252 }, 538.2],
    ['a unit is said', { energy_100g: 418.4, energy_unit: 'kcal' }, 100],
    ['nothing else is said', { energy_100g: 539 }, 539],
    ['it is written as text', { energy_100g: '2252', 'energy-kcal_100g': '539' }, 539],
    ['there is none (A-091)', { energy_100g: 0 }, 0],
    ['a column for kilocalories is there, but empty', { energy_100g: '418.4', 'energy-kcal_100g': '' }, 100],
  ])('where %s', (_case, nutriments, kcal) => expect(calories(nutriments)).toBe(kcal));
});

describe('a product', () => {
  it.each([
    ['no name', { product_name: ' ', nutriments: { energy_100g: 1 } }],
    ['no energy', product({ 'energy-kcal_100g': 5 })],
    ['energy that is no number', product({ energy_100g: 'much' })],
    ['no nutriments', { product_name: 'Spread' }],
    ['nothing', null],
    ['a list', []],
  ])('with %s is none (A-091)', (_case, value) => expect(readProduct(value)).toBeNull());

  it('is read with what it tells; what it does not tell stays open (A-092)', () => {
    const value = product(
      { energy_100g: 100, proteins_100g: 6.3, carbohydrates_100g: 'abc' },
      {
        _id: '123',
        product_name: ' Nut\u0000  spread\n',
        brands: 'Nocciola, Other',
        image_url: 'javascript:alert(1)',
      },
    );
    expect(readProduct(value)).toEqual({
      code: '123',
      name: 'Nut spread',
      brand: 'Nocciola',
      imageUrl: null,
      calories: 100,
      protein: 6.3,
      carbs: null,
      fats: null,
      fibre: null,
      sugar: null,
      saturated_fat: null,
      sodium: null,
    });
    const details = { fiber_100g: 3.4, sugars_100g: '56', 'saturated-fat_100g': 10.6, sodium_100g: 0.0428 };
    expect(readProduct(product({ energy_100g: 1, ...details }))).toMatchObject({
      ...{ fibre: 3.4, sugar: 56, saturated_fat: 10.6, sodium: 42.8 },
    });
    expect(readProduct(product({ energy_100g: 1, fiber_100g: 101, sodium_100g: -1 }))).toMatchObject({
      ...{ fibre: null, sodium: null },
    });
    expect(
      readProduct(product({ energy_100g: 1 }, { code: '45', brands: ['First', 'Second'] })),
    ).toMatchObject({
      code: '45',
      brand: 'First',
    });
  });

  it.each([
    ['https://images.openfoodfacts.org/images/products/1.jpg', true],
    ['http://images.openfoodfacts.org/1.jpg', false],
    ['https://images.example.org/1.jpg', false],
    ['https://openfoodfacts.org.example.org/1.jpg', false],
    ['https://x@images.openfoodfacts.org/1.jpg', false],
    ['https://example.org/images.openfoodfacts.org/1.jpg', false],
    ['https://images.openfoodfacts.org\\@example.org/1.jpg', false],
    ['javascript:alert(1)', false],
    ['https://x/"onerror="', false],
    ['https://x/\u0000', false],
    [5, false],
  ])('a picture at %j: %s', (address, isGood) => expect(productImage(address)).toBe(isGood ? address : null));

  it.each([
    [{ calories: 539, protein: 6, carbs: 57, fats: 31 }, true],
    [{ calories: 0, protein: null, carbs: null, fats: null }, true],
    [{ calories: 900, protein: 0, carbs: 5, fats: 100 }, true],
    [{ calories: 1001, protein: 0, carbs: 0, fats: 0 }, false],
    [{ calories: null, protein: 0, carbs: 0, fats: 0 }, false],
    [{ calories: 100, protein: -1, carbs: 0, fats: 0 }, false],
    [{ calories: 100, protein: 101, carbs: 0, fats: 0 }, false],
    [{ calories: 100, protein: 40, carbs: 40, fats: 26 }, false],
  ])('%j can be true: %s', (figures, isTrue) => expect(isPlausible(figures)).toBe(isTrue));
});
