import { useAnnouncementClosed } from '../../../lib/announcement-closed.ts';
import { useInstallation } from '../../../lib/installation.ts';
import { Notice } from '../../../ui/data/notice.tsx';

/** Only one that is meant for visitors, too. Below the form, which must not move while somebody types. */
export function VisitorAnnouncement() {
  const announcement = useInstallation()?.announcement;
  const [closed, close] = useAnnouncementClosed();
  if (!announcement || announcement.id === closed) return null;
  return (
    <Notice className="mt-5" tone={announcement.tone} onDismiss={() => close(announcement.id)}>
      {announcement.text}
    </Notice>
  );
}
