import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

export const inRoot = (...parts) => path.join(ROOT, ...parts);

/** A command of an installed package. */
export const bin = (name) => inRoot('node_modules', '.bin', name);

/** The config imports the contract, which is TypeScript: Node 20 cannot load it without Vite's module runner. */
export const VITE_OPTIONS = ['--configLoader', 'runner'];
