import { describe, expect, it } from 'vitest';
import { productCode, readBarcode } from './barcode.ts';

describe('a barcode', () => {
  it.each([
    ['3017620422003', '3017620422003'],
    [' 3017-6204 22003 ', '3017620422003'],
    ['96385074', '96385074'],
    // The same product, as a shop across the ocean and a box of them have it.
    ['036000291452', '0036000291452'],
    ['0036000291452', '0036000291452'],
    ['00036000291452', '0036000291452'],
    ['10036000291459', '10036000291459'],
  ])('%j is known as %s', (typed, code) => expect(readBarcode(typed)).toBe(code));

  it.each([
    '',
    'abc',
    '3017620422004',
    '301762042200',
    '12345',
    '123456789012345',
    '00000000',
    '３０１７６２０４２２００３',
    '3017620422003;',
  ])('%j is none', (typed) => expect(readBarcode(typed)).toBeNull());
});

describe('the code of a product', () => {
  it.each([
    ['3017620422003', '3017620422003'],
    ['036000291452', '0036000291452'],
    // A shop's own: no digit checks the others.
    ['20009991', '20009991'],
    ['123456', '00123456'],
  ])('%j is kept as %s', (code, kept) => expect(productCode(code)).toBe(kept));

  it.each(['', '12345', '123456789012345', 'abcdefgh', '000000', '12 345 678'])('%j is none', (code) =>
    expect(productCode(code)).toBeNull(),
  );
});
