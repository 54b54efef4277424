import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Text } from '../content/info-content.ts';

const MARKED = /(\[[^\]]+\]\([^)]+\)|`[^`]+`)/;
const LINK = /^\[([^\]]+)\]\(([^)]+)\)$/;

function Part({ text }: { text: string }) {
  if (text.startsWith('`')) {
    return (
      <code className="rounded-sm bg-sunken px-1.5 py-0.5 text-[.875em] wrap-anywhere text-ink">
        {text.slice(1, -1)}
      </code>
    );
  }
  const [, words, href = ''] = LINK.exec(text) ?? [];
  if (!words) return text;
  if (href.startsWith('https:')) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {words}
      </a>
    );
  }
  // A file is the server's to answer, not the router's.
  return href.includes('.') ? <a href={href}>{words}</a> : <Link to={href}>{words}</Link>;
}

export function InlineText({ text }: { text: Text }) {
  return text.split(MARKED).map((part, index) => (
    // The parts of a text never move.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      <Part text={part} />
    </Fragment>
  ));
}
