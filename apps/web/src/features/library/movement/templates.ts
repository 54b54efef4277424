import type { Template } from '@fitarc/movement/template';
import { AREAS, type Area, areaOf, LOADERS } from '@fitarc/movement/templates/areas';

/** What has been loaded, by key. */
export const templates = new Map<string, Template>();
const loading = new Map<Area, Promise<void>>();

function load(area: Area): Promise<void> {
  const known = loading.get(area);
  if (known) return known;
  const begun = LOADERS[area]().then(
    (loaded) => {
      for (const template of loaded) templates.set(template.key, template);
    },
    (error: unknown) => {
      loading.delete(area);
      throw error;
    },
  );
  loading.set(area, begun);
  return begun;
}

const areaOfText = (text: string) => areaOf(text.trim().split(/\s+/, 1)[0] ?? '');

/** Whether everything there is to know of a movement is here; of one of another release there is nothing. */
export const isLoaded = (text: string): boolean => {
  const area = areaOfText(text);
  return area === undefined || templates.has(text.trim().split(/\s+/, 1)[0] ?? '');
};

export async function loadMovement(text: string): Promise<void> {
  const area = areaOfText(text);
  if (area) await load(area);
}

export const loadAllMovements = async (): Promise<void> => void (await Promise.all(AREAS.map(load)));
