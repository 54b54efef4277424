const NUMBER = /^-?(\d+([.,]\d*)?|[.,]\d+)$/;

/** A number as it is typed, with a comma or a point; nothing when it is none. */
export function readNumber(text: string): number | undefined {
  const typed = text.trim();
  return NUMBER.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}

const GROUPED = /^\d{1,3}(,\d{3})+$/;

/** Minutes and kilocalories are never told to the thousandth: '1,200' is twelve hundred. */
export function readAmount(text: string): number | undefined {
  const typed = text.trim();
  return GROUPED.test(typed) ? Number(typed.replaceAll(',', '')) : readNumber(typed);
}
