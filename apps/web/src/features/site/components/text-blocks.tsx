import { Info } from 'lucide-react';
import type { Block } from '../content/info-content.ts';
import { InlineText } from './inline-text.tsx';
import { OperatorBlock } from './operator-block.tsx';

const listLook = 'grid gap-2 pl-5 marker:text-ink-3';

function TextBlock({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <InlineText text={block} />
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul className={`list-disc ${listLook}`}>
        {block.list.map((item) => (
          <li key={item} className="pl-1">
            <InlineText text={item} />
          </li>
        ))}
      </ul>
    );
  }
  if ('steps' in block) {
    return (
      <ol className={`list-decimal ${listLook}`}>
        {block.steps.map((step) => (
          <li key={step} className="pl-1">
            <InlineText text={step} />
          </li>
        ))}
      </ol>
    );
  }
  if ('terms' in block) return <Terms terms={block.terms} />;
  if ('command' in block) {
    return (
      <pre className="rounded-md bg-sunken px-4 py-3 text-[.875rem]/6 whitespace-pre-wrap wrap-anywhere text-ink">
        <code>{block.command}</code>
      </pre>
    );
  }
  if ('operator' in block) return <OperatorBlock part={block.operator} />;
  return (
    <div className="flex gap-3 rounded-md bg-sunken px-4 py-3 text-ink">
      <Info size={20} aria-hidden="true" className="mt-0.5 text-ink-2" />
      <p>
        <InlineText text={block.note} />
      </p>
    </div>
  );
}

function Terms({ terms }: { terms: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid rounded-lg border border-line bg-surface px-4 lg:px-6">
      {terms.map(([term, meaning]) => (
        <div
          key={term}
          className="grid gap-x-6 gap-y-0.5 border-t border-line py-3 first:border-t-0 sm:grid-cols-[10rem_1fr]"
        >
          <dt className="font-label wrap-anywhere text-ink">{term}</dt>
          <dd>
            <InlineText text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function TextBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid min-w-0 gap-4 text-base/6.5 text-ink-2 [&>ol]:max-w-[68ch] [&>p]:max-w-[68ch] [&>ul]:max-w-[68ch]">
      {blocks.map((block) => (
        <TextBlock key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}
