const DIGITS = /^\d+$/;

/** The last digit of every such number is worked out from the others: a slip while typing shows. */
function isChecked(code: string): boolean {
  const sum = [...code]
    .reverse()
    .slice(1)
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(code.at(-1));
}

/** One spelling for the same code: the short kind with 8 digits, every other with 13. */
function plainBarcode(code: string): string {
  const bare = code.replace(/^0+/, '');
  return bare.padStart(bare.length <= 8 ? 8 : 13, '0');
}

/** What was typed or scanned as a barcode of 8, 12, 13 or 14 digits, or null. Blanks and hyphens do not matter. */
export function readBarcode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '');
  if (!DIGITS.test(code) || ![8, 12, 13, 14].includes(code.length)) return null;
  return isChecked(code) && Number(code) > 0 ? plainBarcode(code) : null;
}

/** The code a product goes by elsewhere, in our spelling, or null. Sources know codes that are no barcodes of ours. */
export function productCode(code: string): string | null {
  return /^\d{6,14}$/.test(code) && Number(code) > 0 ? plainBarcode(code) : null;
}
