import { ensureServerBuilt } from './lib/build.mjs';

/** Tests that run the server as a process run what is built. */
export default () => ensureServerBuilt();
