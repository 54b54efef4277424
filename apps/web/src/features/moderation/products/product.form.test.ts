import type { AdminProduct } from '@fitarc/contract/admin-products';
import { describe, expect, it } from 'vitest';
import { checkProduct, valuesOf } from './product.form.ts';

const product: AdminProduct = {
  id: 1,
  barcode: '4000000000006',
  name: 'Spread',
  brand: null,
  calories: 539,
  protein: 6.3,
  carbs: 57.5,
  fats: 30.9,
  fibre: null,
  sugar: 56,
  saturated_fat: null,
  sodium: 0,
  image_url: null,
  contributor_email: null,
  created_at: '',
  updated_at: '',
  corrected_at: null,
  removed_at: null,
};
const check = (changes: Partial<ReturnType<typeof valuesOf>>) =>
  checkProduct({ ...valuesOf(product), ...changes });

describe('the form of a product', () => {
  it('sends what is told, and nothing for what is left open', () => {
    expect(check({ brand: ' ', fibre: '2.5', sugar: '' })).toEqual({
      change: expect.objectContaining({ name: 'Spread', brand: null, fibre: 2.5, sugar: null, sodium: 0 }),
    });
    expect(check({}).problems).toBeUndefined();
    expect(JSON.stringify(check({}))).not.toContain('image_url');
    expect(check({ dropImage: true })).toMatchObject({ change: { image_url: null } });
  });

  it.each([
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ calories: '' }, { calories: 'Calories must be a number between 0 and 1000' }],
    [{ sodium: '-1' }, { sodium: 'Sodium must be a number between 0 and 100000' }],
    [{ protein: '60' }, { protein: '100 g cannot hold more than 100 g of protein, carbs and fats' }],
  ])('says at the field what is wrong: %j', (changes, problems) => {
    expect(check(changes).problems).toEqual(problems);
  });
});
