// A small FitArc for the tests: owns an engine until it is killed.
import { startEngine } from './engine.ts';

const [dataDir = '', systemDir = ''] = process.argv.slice(2);
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const engine = await startEngine({ dataDir, systemDir, log: silent });
process.stdout.write(`${engine.pid()}\n`);
