import { anchorOf, type Question, type Section } from '../content/info-content.ts';
import { TextBlocks } from './text-blocks.tsx';

const frame = 'border-t border-line py-8 first:border-t-0 first:pt-0 lg:py-10';
const headingLook = 'scroll-mt-24 text-xl tracking-[-.015em]';

function Heading({ text }: { text: string }) {
  return (
    <h2 id={anchorOf(text)} tabIndex={-1} className={headingLook}>
      {text}
    </h2>
  );
}

/** Heading beside the text on a wide screen: for short pages, which are read from top to bottom. */
export function SideBySideSection({ heading, body = [] }: Section) {
  return (
    <section
      aria-labelledby={anchorOf(heading)}
      className={`${frame} lg:border-t lg:first:border-t lg:first:pt-10`}
    >
      <div className="grid gap-x-10 gap-y-3 lg:grid-cols-[1fr_2fr]">
        <Heading text={heading} />
        <TextBlocks blocks={body} />
      </div>
    </section>
  );
}

/** Heading above the text: for pages with their contents at the side. */
export function StackedSection({ heading, body = [], questions = [] }: Section) {
  return (
    <section aria-labelledby={anchorOf(heading)} className={frame}>
      <Heading text={heading} />
      <div className="mt-4 grid gap-8">
        {body.length > 0 && <TextBlocks blocks={body} />}
        {questions.map((question) => (
          <Answered key={question.question} {...question} />
        ))}
      </div>
    </section>
  );
}

function Answered({ question, answer }: Question) {
  return (
    <div>
      <h3 id={anchorOf(question)} tabIndex={-1} className="mb-2 scroll-mt-24 text-lg">
        {question}
      </h3>
      <TextBlocks blocks={answer} />
    </div>
  );
}
