/** What a graphic measures: one colour each, the same on arcs, bars and charts. */
export type Tone = 'accent' | 'calories' | 'protein' | 'carbs' | 'fats' | 'training' | 'neutral';

export const toneText: Record<Tone, string> = {
  accent: 'text-accent',
  calories: 'text-calories',
  protein: 'text-protein',
  carbs: 'text-carbs',
  fats: 'text-fats',
  training: 'text-training',
  neutral: 'text-ink-3',
};
