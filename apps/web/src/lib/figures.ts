const figures = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });
const tenths = new Intl.NumberFormat(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A number as the reader writes it: '1,230', '82.5'. */
export const figure = (value: number): string => figures.format(value);

/** Without decimals: '1,230'. */
export const wholeFigure = (value: number): string => figure(Math.round(value));

/** To one decimal, where it has one: '104', '104.7'. */
export const shortFigure = (value: number): string => figure(Math.round(value * 10) / 10);

/** '80.4 kg'. */
export const weightFigure = (value: number, unit: string): string => `${tenths.format(value)} ${unit}`;

/** To one decimal, and always with it: '104.0'. */
export const tenthFigure = (value: number): string => tenths.format(value);
