import { useInstallation } from '../../../lib/installation.ts';
import { MailLink } from '../../../ui/data/mail-link.tsx';

/** Beside a text that sends somebody to support; nothing where the operator has given no address. */
export function SupportLine() {
  const support = useInstallation()?.support_email;
  if (!support) return null;
  return (
    <p className="text-sm text-ink-2">
      Support: <MailLink address={support} />
    </p>
  );
}
