import type { Plugin, Rolldown } from 'vite';

/** What stands around every page of a signed-in visitor. */
const FRAME = /\/src\/(app\/layouts\/member-layout|app\/chrome\/member-header|ui\/toast)\.tsx$/;
const isPage = (part: string) => part.endsWith('-page.tsx');
const featureOf = (part: string) => /\/src\/features\/([\w-]+)\//.exec(part)?.[1] ?? 'app';
const isOpen = (feature: string) => feature === 'site' || feature === 'auth';

const ICONS = /\/node_modules\/lucide-react\//;
/** Files that name a whole library: who imports them says nothing about who uses what. */
const BARREL = /\/node_modules\/(lucide-react|radix-ui)\//;

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

const joined = (names: Iterable<string>) => [...new Set(names)].sort().join('-');

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
          .filter((one) => !isOpen(one)),
      );
      const nameOf = (id: string, by: string[]) => {
        if (by.some((part) => entries.includes(part)))
          return id.includes('/node_modules/') ? 'vendor' : 'base';
        const features = new Set(by.filter(isPage).map(featureOf));
        const open = [...features].filter(isOpen);
        const closed = [...features].filter((one) => !isOpen(one));
        if (by.some((part) => FRAME.test(part)) || closed.length > members.size / 2)
          return joined([...open, 'member']);
        if (by.length > 1) return features.size > 0 ? joined(features) : `later-${joined(by.map(featureOf))}`;
        return undefined;
      };
      for (const [id, by] of users) {
        const name = parts.has(id) ? undefined : nameOf(id, by);
        if (name) names.set(id, name);
      }
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  debugName: 'by feature',
                  name: (id) => (ICONS.test(id) ? 'icons' : names.get(id)),
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
