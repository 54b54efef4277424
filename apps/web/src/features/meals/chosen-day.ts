import { addDays, isLocalDate, type LocalDate } from '@fitarc/domain/local-date';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useToday } from '../../lib/today.ts';
import { longDay, longDayAndYear, rowDay } from '../../ui/data/day-names.ts';

const FIRST = '1900-01-01';
const LAST = '2100-12-31';

export const readDay = (text: string | null): LocalDate | undefined =>
  text !== null && isLocalDate(text) && text >= FIRST && text <= LAST ? text : undefined;

const nameOf = (day: LocalDate, today: LocalDate) => {
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  return day === addDays(today, 1) ? 'Tomorrow' : undefined;
};

/** 'Today, Thursday 12 November', 'Monday 2 November'; with its year where that is another one. */
export function titleOfDay(day: LocalDate, today: LocalDate): string {
  const words = day.slice(0, 4) === today.slice(0, 4) ? longDay(day) : longDayAndYear(day);
  return [nameOf(day, today), words].filter(Boolean).join(', ');
}

/** 'Today, Thu 12 Nov': one line of a phone. */
export const shortTitleOfDay = (day: LocalDate, today: LocalDate): string =>
  [nameOf(day, today), rowDay(day, today)].filter(Boolean).join(', ');

/** The same within a sentence: 'today', 'yesterday', 'Monday 2 November'. */
export const dayInSentence = (day: LocalDate, today: LocalDate): string =>
  nameOf(day, today)?.toLowerCase() ?? titleOfDay(day, today);

/** The address of a day; today's needs no date. */
export const addressOf = (day: LocalDate, today: LocalDate): string =>
  day === today ? '/calorietracker' : `/calorietracker?date=${day}`;

/**
 * The day in the address, else the day it was when the page was opened: one that stays open over midnight does
 * not change under the reader's hands.
 */
export function useChosenDay() {
  const today = useToday();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { key } = useLocation();
  const [opened, setOpened] = useState({ key, day: today });
  if (opened.key !== key) setOpened({ key, day: today });
  const day = readDay(params.get('date')) ?? (opened.key === key ? opened.day : today);
  const nonsense = params.has('date') && !readDay(params.get('date'));
  useEffect(() => {
    if (nonsense) void navigate('/calorietracker', { replace: true });
  }, [nonsense, navigate]);
  const choose = (next: LocalDate) => void navigate(addressOf(next, today), { preventScrollReset: true });
  return { today, day, choose };
}
