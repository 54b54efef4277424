import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Page } from '../../../ui/layout/page.tsx';
import type { InfoContent } from '../content/info-content.ts';
import { SideBySideSection, StackedSection } from './info-section.tsx';
import { TableOfContents } from './table-of-contents.tsx';

/** The page may arrive after its address: only now is the anchor there to go to, and the next Tab goes on from it. */
function useAnchor() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressing the same link again counts too
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [hash, key]);
}

interface Props extends InfoContent {
  readonly title: string;
}

export function InfoArticle({ title, lead, hasContents = false, sections }: Props) {
  useAnchor();
  return (
    <Page title={title} lead={<p className="mt-2 max-w-[52ch] text-[1.125rem]/7 text-balance">{lead}</p>}>
      {hasContents ? (
        <div className="grid gap-8 lg:grid-cols-[1fr_2.6fr] lg:items-start lg:gap-12">
          <TableOfContents sections={sections} />
          <div>
            {sections.map((section) => (
              <StackedSection key={section.heading} {...section} />
            ))}
          </div>
        </div>
      ) : (
        sections.map((section) => <SideBySideSection key={section.heading} {...section} />)
      )}
    </Page>
  );
}
