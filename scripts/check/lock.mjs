import fs from 'node:fs';
import path from 'node:path';

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
/** Made for one system only, and nothing on the others misses it. */
const SINGLE_PLATFORM = new Set(['fsevents']);
const PLATFORM_NAME = /(?:^|[-/])(linux|darwin)-(x64|arm64)(?:-gnu)?$/;

const nameOf = (location, entry) => entry.name ?? location.slice(location.lastIndexOf('node_modules/') + 13);

/** The name up to where it starts to name the system: @rolldown/binding-linux-x64-gnu is of @rolldown/binding. */
export function familyOf(name, systems) {
  const at = systems
    .map((system) => new RegExp(`[-/]${system}(?=-|$)`).exec(name)?.index ?? -1)
    .find((index) => index >= 0);
  return at === undefined ? name : name.slice(0, at);
}

const forGlibc = (name, entry) => (entry.libc ? entry.libc.includes('glibc') : !/musl/.test(name));

function coverage(name, entry) {
  const pairs = entry.os.flatMap((system) => entry.cpu.map((cpu) => `${system}-${cpu}`));
  return pairs.filter((pair) => !pair.startsWith('linux-') || forGlibc(name, entry));
}

function nativeFamilies(packages) {
  const families = new Map();
  for (const [location, entry] of Object.entries(packages)) {
    if (!entry.os || !entry.cpu) continue;
    const name = nameOf(location, entry);
    const family = familyOf(name, entry.os);
    if (SINGLE_PLATFORM.has(family)) continue;
    const key = `${family}@${entry.version}`;
    families.set(key, [...(families.get(key) ?? []), ...coverage(name, entry)]);
  }
  return families;
}

const incompleteFamilies = (packages) =>
  [...nativeFamilies(packages)].flatMap(([family, covered]) => {
    const missing = PLATFORMS.filter((platform) => !covered.includes(platform));
    return missing.length > 0 ? [`${family} has no binary for ${missing.join(', ')}`] : [];
  });

const locationsUpwards = (location, name) => {
  const parts = location.split('/node_modules/');
  const nested = parts.map(
    (_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/node_modules/${name}`,
  );
  return [...nested, `node_modules/${name}`];
};

/** npm leaves an optional package that the registry lacks out of the lock without a word. */
const droppedBinaries = (packages) =>
  Object.entries(packages).flatMap(([location, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => PLATFORM_NAME.test(name))
      .filter((name) => !locationsUpwards(location, name).some((place) => packages[place]))
      .map((name) => `${location || 'package.json'} asks for ${name}, which the lock does not have`),
  );

/** A package's own script may do anything on the machine that installs it; older versions of npm know no list. */
const allowedScripts = (npmrc) =>
  /^\s*ignore-scripts\s*=\s*true\s*$/m.test(npmrc) ? [] : ['.npmrc does not say ignore-scripts=true'];

const machineAddresses = (packages) =>
  Object.entries(packages)
    .filter(([, entry]) => entry.resolved && !entry.link)
    .map(
      ([location]) => `${location} has a "resolved" address; install with omit-lockfile-registry-resolved`,
    );

/** Whether the lock file installs everywhere we promise, whichever machine wrote it. */
export function checkLock(root) {
  const read = (name) => fs.readFileSync(path.join(root, name), 'utf8');
  const { packages } = JSON.parse(read('package-lock.json'));
  return [
    ...incompleteFamilies(packages),
    ...droppedBinaries(packages),
    ...allowedScripts(read('.npmrc')),
    ...machineAddresses(packages),
  ];
}
