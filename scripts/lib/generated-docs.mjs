import fs from 'node:fs';
import { inRoot } from './paths.mjs';
import { UserError } from './terminal.mjs';

/** The introduction is written by hand and stays; what is below the mark is written anew, or compared. */
export function writeBelowMark(file, command, text) {
  const mark = `<!-- Below this line: ${command} -->\n`;
  const present = fs.readFileSync(inRoot(file), 'utf8');
  const [introduction, rest] = present.split(mark);
  if (rest === undefined) throw new UserError(`${file} has no line ${mark.trim()}`);
  const next = `${introduction}${mark}\n${text}`;
  if (!process.argv.includes('--check')) fs.writeFileSync(inRoot(file), next);
  else if (next !== present) throw new UserError(`${file} is not up to date: run ${command}.`);
}
