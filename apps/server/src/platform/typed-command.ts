declare global {
  /** Set by fitarc.mjs: what was typed to get here. */
  var fitarcCalledAs: string | undefined;
}

/** A command as this operator would type it: a release has no npm. */
export function typedCommand(name: string, takes = ''): string {
  const called = globalThis.fitarcCalledAs;
  if (called) return `${called} ${name} ${takes}`.trimEnd();
  return takes ? `npm run ${name} -- ${takes}` : `npm run ${name}`;
}
