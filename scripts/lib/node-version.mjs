// Imported first by every entry script, so that an old Node meets this sentence and not a syntax error
// somewhere in a package. It may use nothing newer than Node 16.
const REQUIRED = [20, 19];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < REQUIRED[0] || (major === REQUIRED[0] && minor < REQUIRED[1])) {
  console.error(`✗ FitArc needs Node ${REQUIRED.join('.')} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
