import { useQuery } from '@tanstack/react-query';
import { useAnnouncementClosed } from '../../../lib/announcement-closed.ts';
import { Notice } from '../../../ui/data/notice.tsx';
import { announcementQuery } from '../installation.queries.ts';

/** Hangs below the bar and over the page: nothing moves when it comes or goes. Closed once per device. */
export function AnnouncementBanner() {
  const { data } = useQuery(announcementQuery());
  const [closed, close] = useAnnouncementClosed();
  const announcement = data?.announcement;
  if (!announcement || announcement.id === closed) return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 top-14 z-10 flex justify-center px-gutter pt-2 lg:top-16 lg:pt-3">
      <Notice
        tone={announcement.tone}
        onDismiss={() => close(announcement.id)}
        className="pointer-events-auto w-full max-w-[44rem] border border-line shadow-2"
      >
        {announcement.text}
      </Notice>
    </div>
  );
}
