import { Link } from 'react-router';
import { formatWhole } from '../../../lib/format-number.ts';
import { Notice } from '../../../ui/data/notice.tsx';

interface Props {
  readonly mail: { readonly failed: number; readonly late: number };
}

const emails = (count: number) => (count === 1 ? 'One email' : `${formatWhole(count)} emails`);

/** While somebody waits for an email that does not come. */
export function StuckMails({ mail: { failed, late } }: Props) {
  if (failed + late === 0) return null;
  return (
    <Notice tone="warning">
      {failed > 0 && `${emails(failed)} could not be sent. `}
      {late > 0 && `${emails(late)} ${late === 1 ? 'has' : 'have'} waited for more than 15 minutes. `}
      <Link to="/admin/mail">See mail</Link>
    </Notice>
  );
}
