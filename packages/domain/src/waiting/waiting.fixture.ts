import type { Fields, WaitingWrite } from './waiting-write.ts';

let count = 0;

export const write = (method: string, path: string, body: Fields, params: Fields = {}): WaitingWrite => ({
  id: (++count).toString(16).padStart(32, '0'),
  method,
  path,
  params,
  body,
});

export const OATS = {
  name: 'Oats',
  calories: 225,
  protein: 8,
  carbs: 35,
  fats: 4,
  date: '2026-11-18',
  serving: '60g',
};
