import { describe, expect, it } from 'vitest';
import { columnReader } from './import-columns.service.ts';
import { type Line, splitLines } from './import-lines.service.ts';
import { RowReader } from './import-rows.service.ts';

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}
async function linesOf(texts: string[], longest?: number): Promise<Line[]> {
  const all: Line[] = [];
  for await (const lines of splitLines(pieces(...texts), longest)) all.push(...lines);
  return all;
}

describe('lines', () => {
  it.each([
    [['a\nb\n'], ['a', 'b']],
    [['a\r\nb'], ['a', 'b']],
    [
      ['a', 'b\nc', '\n', '\n'],
      ['ab', 'c', ''],
    ],
    [[''], []],
  ])('of %j are %j', async (texts, lines) => {
    expect((await linesOf(texts)).map(({ text }) => text)).toEqual(lines);
  });

  it('keep letters whole that were read in two pieces', async () => {
    const bytes = Buffer.from('é\n');
    const halves = async function* () {
      yield bytes.subarray(0, 1);
      yield bytes.subarray(1);
    };
    for await (const lines of splitLines(halves())) for (const { text } of lines) expect(text).toBe('é');
  });

  it('that are too long are counted and not held', async () => {
    expect(await linesOf(['12345', '67890', '1\nab\n'], 8)).toEqual([
      { number: 1, text: undefined },
      { number: 2, text: 'ab' },
    ]);
  });
});

const read = (...texts: (string | undefined)[]) => {
  const reader = new RowReader();
  return texts.map((text, place) => reader.read({ number: place + 1, text }));
};
const json = (fields: object = {}) =>
  JSON.stringify({ code: '20000001', product_name: 'Jam', nutriments: { energy_100g: 250 }, ...fields });

describe('records', () => {
  it('of JSON lines', () => {
    const bad = [{ bad: 'is not JSON' }, { bad: 'is not a product' }, undefined, { bad: 'is too long' }];
    expect(read(`\uFEFF${json()}`, '{"code":', '[]', ' ', undefined)).toEqual([
      { product: expect.objectContaining({ barcode: '20000001', name: 'Jam', calories: 250 }) },
      ...bad,
    ]);
  });

  it.each([
    ['no name', { product_name: '' }],
    ['no energy', { nutriments: {} }],
    ['no code', { code: 'abc' }],
    ['more energy than there is', { nutriments: { energy_100g: 5000 } }],
    ['more than 100 g in 100 g', { nutriments: { energy_100g: 1, proteins_100g: 60, fat_100g: 60 } }],
  ])('with %s are skipped', (_case, fields) => expect(read(json(fields))).toEqual([{ skipped: true }]));

  it('of columns parted by tabs, where a quote is only a quote', () => {
    const [, first, second, third] = read(
      'code\tproduct_name\tbrands\tenergy-kcal_100g\tenergy_100g\tfat_100g\tother',
      '20000001\t5" Pizza\tAlm\t\t1046\t9.5\tx',
      '20000002\tJam\t\t250\t1046\t\tx',
      '20000003\tshort',
    );
    expect(first).toMatchObject({
      product: { name: '5" Pizza', brand: 'Alm', calories: 250, fats: 9.5, carbs: null },
    });
    expect(second).toMatchObject({ product: { calories: 250, brand: null, fats: null } });
    expect(third).toEqual({ bad: 'has too few columns' });
  });

  it('of columns parted by commas, with quotes, commas and ends of lines inside', () => {
    const [, first, begun, second] = read(
      'code,product_name,brands,energy_100g,energy-kj_100g',
      '20000001,"Jam, ""fine""",Alm,1046,1046',
      '20000002,"Two',
      'lines",,1046,1046',
    );
    expect(first).toMatchObject({ product: { name: 'Jam, "fine"', brand: 'Alm' } });
    expect(begun).toBeUndefined();
    expect(second).toMatchObject({ product: { name: 'Two lines' } });
  });

  it('keep an empty first column', () => {
    const [, product] = read('brands,code,product_name,energy_100g', ',20000001,Milk,250');
    expect(product).toMatchObject({ product: { name: 'Milk', brand: null, calories: 250 } });
  });

  it('with a stray quote inside a field end with their line', () => {
    const [, product] = read('code,product_name,energy_100g', '20000001,5" Pizza,250');
    expect(product).toMatchObject({ product: { name: '5" Pizza' } });
  });

  it('with spaces around the quotes are read without them', () => {
    const [, product] = read('code,product_name,energy_100g', '"20000001" , "Jam" ,250');
    expect(product).toMatchObject({ product: { name: 'Jam', calories: 250 } });
  });

  it('of tabs are unquoted where the whole field is in quotes', () => {
    const [, whole, open] = read(
      'code\tproduct_name\tenergy_100g',
      '20000001\t"5"" Pizza"\t250',
      '20000002\t"Jam\t250',
    );
    expect(whole).toMatchObject({ product: { name: '5" Pizza' } });
    expect(open).toMatchObject({ product: { name: '"Jam' } });
  });

  it('that go on for too long are not held', () => {
    const long = 'x'.repeat(3_000_000);
    const outcomes = read('code,product_name,energy_100g', `1,"${long}`, long, long);
    expect(outcomes).toContainEqual({ bad: 'is too long' });
  });

  it('with a quote that is never closed end somewhere', () => {
    const outcomes = read(
      'code,product_name,energy_100g',
      '1,"open,1',
      ...Array.from({ length: 150 }, () => 'x,y,1'),
    );
    expect(outcomes).toContainEqual({ bad: 'has a quote that is never closed' });
    expect(outcomes.at(-1)).toEqual({ skipped: true });
  });

  it('of a file that is something else are none', () => {
    expect(() => read('<html>')).toThrow('neither a product nor a heading');
    expect(columnReader('a,b,c')).toBeUndefined();
  });
});
