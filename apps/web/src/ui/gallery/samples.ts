export const foods = [
  { value: 'almonds', label: 'Almonds', description: '579 kcal' },
  { value: 'salmon', label: 'Atlantic salmon fillet, raw', description: '208 kcal' },
  { value: 'rice', label: 'Basmati rice, cooked', description: '130 kcal' },
  { value: 'broccoli', label: 'Broccoli, steamed', description: '35 kcal' },
  { value: 'chicken', label: 'Chicken breast, grilled', description: '165 kcal' },
  { value: 'oats', label: 'Oats', description: '389 kcal' },
];

export const rows = [
  { name: 'Chicken breast, grilled', portion: '180 g', energy: 297 },
  { name: 'Basmati rice, cooked', portion: '220 g', energy: 286 },
  { name: 'Broccoli, steamed', portion: '150 g', energy: 53 },
];
