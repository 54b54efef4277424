import type { ComponentProps } from 'react';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';

const OPTIONS = [
  { value: 'mail', label: 'By email', description: 'Only the person sees the link.' },
  { value: 'link', label: 'By hand', description: 'You get the link and pass it on.' },
];

type Props = Omit<ComponentProps<typeof RadioCards>, 'legend' | 'options'> & {
  readonly hasMailServer: boolean;
};

/** Without a mail server, emails are files on the machine: then only the link helps. */
export function DeliveryField({ hasMailServer, ...radio }: Props) {
  if (!hasMailServer)
    return <p className="text-sm text-ink-2">This server sends no email, so you get the link to pass on.</p>;
  return <RadioCards legend="How to send the link" options={OPTIONS} {...radio} />;
}
