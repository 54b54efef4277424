import { Link } from 'react-router';
import { anchorOf, type Section } from '../content/info-content.ts';

function Entry({ text, className }: { text: string; className: string }) {
  return (
    <Link to={{ hash: anchorOf(text) }} className={`flex items-center rounded-md no-underline ${className}`}>
      {text}
    </Link>
  );
}

/** On a phone the groups only: the questions under them would push the answers off the screen. */
export function TableOfContents({ sections }: { sections: readonly Section[] }) {
  return (
    <nav
      aria-label="On this page"
      className="rounded-lg border border-line bg-surface p-4 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto lg:border-0 lg:bg-transparent lg:p-0 lg:pr-4"
    >
      <p className="text-sm font-strong text-ink">On this page</p>
      <ul className="mt-1 lg:mt-2">
        {sections.map(({ heading, questions = [] }) => (
          <li key={heading}>
            <Entry
              text={heading}
              className="min-h-touch text-ink-2 hover:text-ink hover:underline lg:min-h-7 lg:font-label"
            />
            <ul className="mb-2 hidden border-l border-line pl-4 not-empty:lg:block">
              {questions.map(({ question }) => (
                <li key={question}>
                  <Entry
                    text={question}
                    className="min-h-6 text-sm text-ink-3 hover:text-ink hover:underline"
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
