export const BRAND = 'FitArc';
