/** The product's name in the logo, page titles and mails. */
export const BRAND = 'FitArc';
