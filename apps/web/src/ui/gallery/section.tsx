import { type ReactNode, useId } from 'react';
import { Card, CardHead } from '../data/card.tsx';

type SectionProps = { title: string; className?: string | undefined; flush?: boolean; children: ReactNode };

export function Section({ title, className, flush, children }: SectionProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className={className} flush={flush}>
      <CardHead id={id} title={title} />
      {children}
    </Card>
  );
}
