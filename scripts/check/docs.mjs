import fs from 'node:fs';
import path from 'node:path';
import { repositoryFiles } from '../lib/files.mjs';

const LINK = /\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)|^\s{0,3}\[[^\]]+\]:\s*(\S+)/gm;
const NPM_COMMAND = /\bnpm (?:run ([\w:.-]+)|(start|test|stop|restart)\b)/g;

const blank = (text) => text.replace(/[^\n]/g, ' ');
const withoutCode = (text) => text.replace(/^(```|~~~)[\s\S]*?^\1/gm, blank).replace(/`[^`\n]*`/g, blank);

const lineAt = (text, index) => text.slice(0, index).split('\n').length;

/** GitHub's anchor of a heading. */
const slug = (heading) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-');

function anchorsOf(markdown) {
  const counts = new Map();
  const text = markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, blank);
  return [...text.matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)].map(([, heading]) => {
    const anchor = slug(heading);
    const seen = counts.get(anchor) ?? 0;
    counts.set(anchor, seen + 1);
    return seen === 0 ? anchor : `${anchor}-${seen}`;
  });
}

function linkProblem(root, file, link) {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(link)) return undefined;
  const [place, anchor] = decodeURI(link).split('#');
  const target =
    place === '' ? file : path.posix.join(place.startsWith('/') ? '' : path.posix.dirname(file), place);
  const absolute = path.join(root, target);
  if (!fs.existsSync(absolute)) return `${link} leads nowhere`;
  if (!anchor || !target.endsWith('.md')) return undefined;
  return anchorsOf(fs.readFileSync(absolute, 'utf8')).includes(anchor)
    ? undefined
    : `${target} has no heading #${anchor}`;
}

function linkErrors(root, file, text) {
  const prose = withoutCode(text);
  return [...prose.matchAll(LINK)].flatMap((found) => {
    const problem = linkProblem(root, file, found[1] ?? found[2]);
    return problem ? [`${file}:${lineAt(prose, found.index)} ${problem}`] : [];
  });
}

const commandErrors = (file, text, scripts) =>
  [...text.matchAll(NPM_COMMAND)]
    .filter((found) => !((found[1] ?? found[2]) in scripts))
    .map(
      (found) => `${file}:${lineAt(text, found.index)} names "${found[0]}", which package.json does not have`,
    );

/** Links that lead nowhere and commands that do not exist, in every document. */
export function checkDocs(root) {
  const { scripts = {} } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const documents = repositoryFiles(root).filter((file) => file.endsWith('.md'));
  return documents.flatMap((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    return [...linkErrors(root, file, text), ...commandErrors(file, text, scripts)];
  });
}
