import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../../ui/data/notice.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import type { SuggestionStart } from '../suggestion-start.ts';
import { OwnSuggestions } from './own-suggestions.tsx';
import { SuggestForm } from './suggest-form.tsx';

interface Props {
  readonly from?: SuggestionStart | undefined;
  onLeave(): void;
}

/** The form, and what became of earlier suggestions. */
export function SuggestContent({ from, onLeave }: Props) {
  const [tab, setTab] = useState('form');
  const [sent, setSent] = useState(false);
  const own = useRef<HTMLDivElement>(null);
  // The button that sent it is hidden now, and the focus must not be lost with it.
  useEffect(() => {
    if (sent) own.current?.focus();
  }, [sent]);
  const change = (next: string) => {
    setTab(next);
    setSent(false);
  };
  return (
    <Tabs
      label="Suggestions"
      value={tab}
      onValueChange={change}
      items={[
        {
          value: 'form',
          label: 'New suggestion',
          content: (
            <SuggestForm
              from={from}
              onSent={() => {
                setTab('own');
                setSent(true);
              }}
            />
          ),
        },
        {
          value: 'own',
          label: 'Your suggestions',
          content: (
            <div ref={own} tabIndex={-1} className="grid gap-5">
              {sent && <Notice tone="success">Thank you. Your suggestion is waiting for review.</Notice>}
              <OwnSuggestions onLeave={onLeave} />
            </div>
          ),
        },
      ]}
    />
  );
}
