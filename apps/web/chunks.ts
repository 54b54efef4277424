import { hash } from 'node:crypto';
import { moduleOf } from '@fitarc/contract/page-module';
import { PAGES, type PageEntry } from '@fitarc/contract/pages';
import type { Plugin, Rolldown } from 'vite';

/** What stands around every page of a signed-in visitor: it comes as one file. */
export const FRAME =
  /\/src\/(app\/layouts\/member-layout\.tsx|app\/chrome\/member-header\.tsx|ui\/overlay\/toast\.tsx|lib\/query-client\.ts)$/;
const featureOf = (part: string) => /(?:^|\/src\/)features\/([\w-]+)\//.exec(part)?.[1] ?? 'app';

/** Whether a module renders this page of the table. */
export const isModuleOf = (page: Pick<PageEntry, 'component'>, id: string) =>
  id.endsWith(`/src/${moduleOf(page).file}`);
const isPage = (part: string) => PAGES.some((page) => isModuleOf(page, part));

const featuresOf = (isWanted: (page: PageEntry) => boolean) =>
  new Set(PAGES.filter(isWanted).map(({ component }) => featureOf(component)));
const OPEN_FEATURES = featuresOf(({ access }) => access === 'public');
const USUAL_FEATURES = featuresOf(({ rare }) => !rare);
const isOpen = (feature: string) => OPEN_FEATURES.has(feature);
/** Of rare pages alone. */
const isRare = (feature: string) => !USUAL_FEATURES.has(feature);

/** Comes beside every page of a member, as one file; the page of what waits has more of the queue. */
const OFFLINE_START = /\/src\/(lib\/offline\/start\.ts|features\/offline\/components\/status-line\.tsx)$/;
/** Asks for the figures, which are a file of their own: small, and on most pages with exercises. */
const FIGURE_LOADER =
  /\/src\/features\/library\/(movement\/(load-figures|use-shown|movement-(still|player))|components\/exercise-still)\.tsx?$/;
const ICON = /\/node_modules\/lucide-react\//;
/** Of most features, and still no part of the frame: nothing is open when a page comes. */
const DIALOGS = /\/src\/ui\/overlay\/((alert-)?dialog(-style)?)\.tsx?$|\/@radix-ui\/react-alert-dialog\//;
/** A file that names a whole library: who imports it says nothing about who uses what. */
const BARREL = /\/node_modules\/radix-ui\//;

function nameOfPart(id: string): string | undefined {
  if (FRAME.test(id) || FIGURE_LOADER.test(id)) return 'member';
  return OFFLINE_START.test(id) ? 'offline-start' : undefined;
}

/** Each module with the parts that cannot do without it; a part is the entry or what is loaded later. */
function usersOf(graph: Rolldown.PluginContext, parts: Set<string>): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const part of parts) {
    const needed = new Set([part]);
    for (const id of needed) {
      users.set(id, [...(users.get(id) ?? []), part]);
      const info = BARREL.test(id) ? null : graph.getModuleInfo(id);
      for (const next of info?.importedIds ?? []) needed.add(next);
      for (const next of info?.dynamicallyImportedIds ?? []) parts.add(next);
    }
  }
  return users;
}

/** Below this a file costs a visitor on a slow line more as a request than as bytes of the members' frame. */
const SMALL = 2_000;
/** The same for what every visitor loads, who may never become a member. */
const TINY = 1_000;

const joinNames = (names: Iterable<string>) => [...new Set(names)].sort().join('-');

/** Every visitor loads the list of all files with the first page: a file of many features gets a short name. */
const fileName = (group: string | undefined) =>
  group && group.split('-').length > 2 ? `of-${hash('sha256', group).slice(0, 4)}` : group;

/** No hyphen: those stand between features. */
const ownName = (page: string) =>
  `${featureOf(page)}.${(page.split('/').at(-1) ?? '').replace(/\.tsx?$/, '').replaceAll('-', '_')}`;

/** The file that a small group of several features joins. */
function fileForSmall(group: string, weight: number): 'base' | 'member' | undefined {
  const features = group.split('-');
  if (features.length < 2 || features.includes('later') || features.every(isRare)) return undefined;
  if (features.some(isOpen)) return weight < TINY ? 'base' : undefined;
  return weight < SMALL ? 'member' : undefined;
}

/** What has run before each of the two: a file that needed one which needs it would run before it is complete. */
const BEFORE = { base: /^(vendor|base)$/, member: /^(vendor|base)$|(^|-)member$/ };

function joinSmall(
  graph: Rolldown.PluginContext,
  names: Map<string, string>,
  weights: Map<string, number>,
): void {
  const modulesOf = (group: string) => [...names].filter(([, name]) => name === group).map(([id]) => id);
  let left = [...weights].flatMap(([group, weight]) => {
    const file = fileForSmall(group, weight);
    return file ? [{ group, file }] : [];
  });
  for (let before = Number.POSITIVE_INFINITY; left.length < before; ) {
    before = left.length;
    left = left.filter(({ group, file }) => {
      const ids = modulesOf(group);
      const isBefore = (id: string) => !names.has(id) || BEFORE[file].test(names.get(id) ?? '');
      const needed = ids.flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? []);
      if (!needed.every((id) => ids.includes(id) || isBefore(id))) return true;
      for (const id of ids) names.set(id, file);
      return false;
    });
  }
}

/**
 * One file for what the same features need, where the bundler would make one for every set of pages: a page
 * came in some seventy files. What more than half of the members' features need comes with their frame.
 */
export function chunks(): Plugin {
  const names = new Map<string, string>();
  return {
    name: 'fitarc-chunks',
    buildEnd() {
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      const parts = new Set(entries);
      const users = usersOf(this, parts);
      const members = new Set(
        [...parts]
          .filter(isPage)
          .map(featureOf)
          .filter((one) => !isOpen(one) && !isRare(one)),
      );
      const nameOf = (id: string, by: string[]) => {
        if (DIALOGS.test(id)) return 'dialogs';
        if (by.some((part) => entries.includes(part)))
          return id.includes('/node_modules/') ? 'vendor' : 'base';
        const all = by.filter(isPage).map(featureOf);
        const usual = all.filter((one) => !isRare(one));
        // A rare page loads the file of usual features for what it shares with them, except for something tiny of one.
        const isTiny = (this.getModuleInfo(id)?.code?.length ?? 0) < TINY && new Set(usual).size === 1;
        const features = new Set(usual.length > 0 && !isTiny ? usual : all);
        const open = [...features].filter(isOpen);
        const closed = [...features].filter((one) => !isOpen(one));
        if (by.some((part) => FRAME.test(part)) || closed.length > members.size / 2)
          return joinNames([...open, 'member']);
        const pages = by.filter(isPage);
        if (by.some((part) => OFFLINE_START.test(part)))
          return ICON.test(id) && pages.length > 0 ? 'member' : 'offline-start';
        // Of one page and what it loads later: no other page has to load it along with something else.
        if (by.length > 1 && pages.length === 1) return ownName(pages[0] ?? '');
        if (by.length > 1)
          return features.size > 0 ? joinNames(features) : `later-${joinNames(by.map(featureOf))}`;
        return undefined;
      };
      const weights = new Map<string, number>();
      for (const [id, by] of users) {
        const name = nameOfPart(id) ?? (parts.has(id) ? undefined : nameOf(id, by));
        if (!name) continue;
        names.set(id, name);
        weights.set(name, (weights.get(name) ?? 0) + (this.getModuleInfo(id)?.code?.length ?? 0));
      }
      joinSmall(this, names, weights);
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  debugName: 'by feature',
                  name: (id) => fileName(names.get(id)),
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    }),
  };
}
