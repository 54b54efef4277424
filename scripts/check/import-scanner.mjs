/**
 * Finds the modules a TypeScript file names. A parser would do it too, but this one has to run over the whole
 * repository in a blink and must survive JSX text, where an apostrophe is not a string.
 */
const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy;
const BEFORE_A_REGEX = new Set([
  'return',
  'typeof',
  'case',
  'in',
  'of',
  'do',
  'else',
  'void',
  'delete',
  'await',
  'yield',
]);
const ENDS_AN_EXPRESSION = new Set([')', ']', '}']);

const match = (pattern, source, at) => {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
};

const SPACE = /\s+/y;
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y;
const STRING = /'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"/y;
const REGEX = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const NUMBER = /\d[\w.]*/y;
const TEMPLATE_TEXT = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/y;

function regexMayStart(previous) {
  if (!previous) return true;
  if (previous.type === 'word') return BEFORE_A_REGEX.has(previous.text);
  return previous.type === 'mark' && !ENDS_AN_EXPRESSION.has(previous.text) && previous.text !== '<';
}

const KINDS = [
  ['string', STRING],
  ['number', NUMBER],
  ['word', WORD],
];

function nextToken(source, at, previous) {
  for (const [type, pattern] of KINDS) {
    const text = match(pattern, source, at);
    if (text) return { type, text, at };
  }
  const regex = source[at] === '/' && regexMayStart(previous) && match(REGEX, source, at);
  return regex ? { type: 'regex', text: regex, at } : { type: 'mark', text: source[at], at };
}

/** Words, strings and marks in order, with comments, regular expressions and template texts gone. */
function tokenize(source) {
  const tokens = [];
  const braces = [];
  let at = 0;
  const skipTemplateText = () => {
    at += match(TEMPLATE_TEXT, source, at).length;
    if (source[at] === '$') braces.push('template');
    at += source[at] === '$' ? 2 : 1;
  };
  while (at < source.length) {
    const blank = match(SPACE, source, at) ?? match(COMMENT, source, at);
    if (blank) {
      at += blank.length;
      continue;
    }
    const token = nextToken(source, at, tokens.at(-1));
    at += token.text.length;
    if (token.text === '{') braces.push('block');
    if (token.text === '`' || (token.text === '}' && braces.pop() === 'template')) skipTemplateText();
    else tokens.push(token);
  }
  return tokens;
}

const isMark = (token, text) => token?.type === 'mark' && token.text === text;
const isWord = (token, text) => token?.type === 'word' && token.text === text;

function startsStatement(source, tokens, index) {
  const previous = tokens[index - 1];
  if (!previous || isMark(previous, ';') || isMark(previous, '}')) return true;
  return source.slice(previous.at + previous.text.length, tokens[index].at).includes('\n');
}

/** `import a, { b as c } from 'x'`, `export * as d from 'x'`: the string after the first `from`. */
function fromClause(tokens, index) {
  for (let i = index + 1; i < tokens.length; i++) {
    const token = tokens[i];
    if (isWord(token, 'from') && tokens[i + 1]?.type === 'string') return tokens[i + 1];
    const inClause = token.type === 'word' || token.type === 'string' || '{},*'.includes(token.text);
    if (!inClause || isWord(token, 'import') || isWord(token, 'export')) return undefined;
  }
  return undefined;
}

function dynamicImport(tokens, index) {
  const argument = tokens[index + 2];
  const isCall = isWord(tokens[index], 'import') && isMark(tokens[index + 1], '(');
  if (!isCall || argument?.type !== 'string') return undefined;
  return { target: argument, typeOnly: isWord(tokens[index - 1], 'typeof') };
}

function staticImport(tokens, index) {
  const next = tokens[index + 1];
  if (isWord(tokens[index], 'import') && next?.type === 'string') return { target: next, typeOnly: false };
  const isType =
    isWord(next, 'type') && !isWord(tokens[index + 2], 'from') && !isMark(tokens[index + 2], ',');
  const opening = tokens[isType ? index + 2 : index + 1];
  const isReExport = isMark(opening, '{') || isMark(opening, '*');
  if (isWord(tokens[index], 'export') && !isReExport) return undefined;
  const target = fromClause(tokens, index);
  return target && { target, typeOnly: isType };
}

/** Every module named: `{ specifier, line, typeOnly }`. */
export function scanImports(source) {
  const tokens = tokenize(source);
  const found = [];
  tokens.forEach((token, index) => {
    if (!isWord(token, 'import') && !isWord(token, 'export')) return;
    if (isMark(tokens[index - 1], '.')) return;
    const hit =
      dynamicImport(tokens, index) ??
      (startsStatement(source, tokens, index) ? staticImport(tokens, index) : undefined);
    if (!hit) return;
    const line = source.slice(0, token.at).split('\n').length;
    found.push({ specifier: hit.target.text.slice(1, -1), line, typeOnly: hit.typeOnly });
  });
  return found;
}
