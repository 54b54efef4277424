export const MACROS = ['protein', 'carbs', 'fats'] as const;
export type Macro = (typeof MACROS)[number];

export const KCAL_PER_GRAM = { protein: 4, carbs: 4, fats: 9 } as const satisfies Record<Macro, number>;
