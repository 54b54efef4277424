import { getPreferences, type Preferences, updatePreferences } from '@fitarc/contract/preferences';
import { type MealLayout, USUAL_LAYOUT } from '@fitarc/domain/meal';
import type { Units } from '@fitarc/domain/units';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { call } from './api.ts';
import { queryRoots } from './query-keys.ts';
import { local } from './storage.ts';
import { browserUnits, setCurrentUnits } from './units.ts';

/** Kept on the device, so that the next page has the units before its first figure. */
const KEY = 'preferences';
const stored = z.object({ owner: z.string(), preferences: getPreferences.response });

function readStored(owner: string): Preferences | undefined {
  try {
    const read = z.safeParse(stored, JSON.parse(local.get(KEY) ?? 'null'));
    return read.success && read.data.owner === owner ? read.data.preferences : undefined;
  } catch {
    return undefined;
  }
}

export const preferencesQuery = () =>
  queryOptions({
    queryKey: queryRoots.preferences,
    queryFn: ({ signal }) => call(getPreferences, {}, { signal, keepSession: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });

const unitsOf = (preferences: Preferences): Units => ({
  weight: preferences.weight_unit,
  length: preferences.length_unit,
  distance: preferences.distance_unit,
});

let storedPreferences: Preferences | undefined;

/** The meals of the member's day. Nothing is fetched: the page is not rendered before preferences are known. */
export function useMealLayout(): MealLayout {
  const { data } = useQuery({ ...preferencesQuery(), enabled: false });
  return (data ?? storedPreferences)?.meal_layout ?? USUAL_LAYOUT;
}

/** Other requests go first: what is stored was true the last time. */
const CHECK_AFTER_MS = 2000;

/** Whether the units are known, so that a page can be rendered. */
export function usePreferencesReady(owner: string): boolean {
  const [known] = useState(() => readStored(owner));
  const [isDue, setIsDue] = useState(!known);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  // A token that cannot be read says nothing about whose units these are.
  const { data, isError } = useQuery({ ...preferencesQuery(), enabled: isDue && owner !== '' });
  const preferences = data ?? known;
  storedPreferences = preferences;
  if (preferences) setCurrentUnits(unitsOf(preferences), preferences.units_chosen);
  else if (isError) setCurrentUnits(browserUnits());
  useEffect(() => {
    if (data) local.set(KEY, JSON.stringify({ owner, preferences: data }));
  }, [data, owner]);
  return preferences !== undefined || isError || owner === '';
}

type Changes = { readonly [Key in keyof Omit<Preferences, 'units_chosen'>]?: Preferences[Key] | undefined };

export async function changePreferences(queryClient: QueryClient, changes: Changes): Promise<Preferences> {
  const changed = await call(updatePreferences, { body: changes });
  queryClient.setQueryData(queryRoots.preferences, changed);
  setCurrentUnits(unitsOf(changed), changed.units_chosen);
  return changed;
}
