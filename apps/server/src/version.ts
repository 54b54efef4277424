import manifest from '../package.json' with { type: 'json' };

/** Of this release, as CHANGELOG.md lists it. */
export const VERSION: string = manifest.version;
