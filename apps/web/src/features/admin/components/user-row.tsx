import type { UserRow as User } from '@fitarc/contract/admin';
import { Ban, Check, Mail } from 'lucide-react';
import { Link } from 'react-router';
import { dayWords } from '../../../lib/day-text.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { Td, Th, Tr } from '../../../ui/data/table.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { canBeBanned } from '../accounts.ts';
import { Address } from './address.tsx';

interface Props {
  readonly user: User;
  readonly isSelf: boolean;
  readonly selected: boolean;
  onSelect(): void;
  onBan(): void;
}

/** What is more than a plain active member is said on a phone, too. */
function standing({ isBanned, isAdmin, isInvited, isVerified }: User, isSelf: boolean): string | undefined {
  if (isBanned) return 'Banned';
  if (isAdmin) return isSelf ? 'You, administrator' : 'Administrator';
  if (isInvited) return 'Invited';
  return isVerified ? undefined : 'Unconfirmed';
}

/** A column each from 768 px; below that a second line says what they would. */
export const wideOnly = 'max-md:hidden';
export const tickCell = 'w-0 py-1! pr-0 pl-2! lg:pl-3!';
export const banCell = 'w-0 py-1! pr-1! pl-0 text-right lg:pr-3!';

export function UserRow({ user, isSelf, selected, onSelect, onBan }: Props) {
  const { id, email, name, registeredAt, lastSeenAt, isBanned, banReason } = user;
  const off = !canBeBanned(user);
  const said = standing(user, isSelf);
  return (
    // Takes the focus back when its button is switched off.
    <Tr selected={selected} tabIndex={-1}>
      <Td className={tickCell}>
        <CheckboxField
          label={`Select ${email}`}
          labelHidden
          checked={selected}
          disabled={off}
          onChange={onSelect}
        />
      </Td>
      <Th scope="row" className="pr-1 pl-1 wrap-anywhere md:pr-3">
        <Link to={`/admin/users/${id}`} className="inline-block py-1 text-ink no-underline hover:underline">
          <Address email={email} />
        </Link>
        {name && <span className="block text-sm font-normal text-ink-2">{name}</span>}
        <span className="block text-sm font-normal text-ink-2 md:hidden">
          {dayWords(registeredAt)}
          {said && (
            <>
              {' · '}
              <span className={isBanned ? 'text-danger' : undefined}>{said}</span>
              {isBanned && banReason && `: ${banReason}`}
            </>
          )}
        </span>
      </Th>
      <Td className={`${wideOnly} whitespace-nowrap text-ink-2`}>{dayWords(registeredAt)}</Td>
      <Td className={`${wideOnly} whitespace-nowrap text-ink-2`}>
        {lastSeenAt ? dayWords(lastSeenAt) : 'Never'}
      </Td>
      <Td className={wideOnly}>
        <Standing said={said} user={user} />
        {isBanned && banReason && (
          <span className="mt-1 line-clamp-2 max-w-60 text-sm wrap-anywhere text-ink-2">{banReason}</span>
        )}
      </Td>
      <Td className={banCell}>
        <Button variant="danger-quiet" disabled={off} onClick={onBan}>
          Ban<VisuallyHidden> {email}</VisuallyHidden>
        </Button>
      </Td>
    </Tr>
  );
}

function Standing({ said, user }: { said: string | undefined; user: User }) {
  if (user.isBanned)
    return (
      <Badge tone="danger" icon={<Ban aria-hidden="true" />}>
        {said}
      </Badge>
    );
  if (!user.isAdmin && !user.isVerified)
    return (
      <Badge tone="warning" icon={<Mail aria-hidden="true" />}>
        {said}
      </Badge>
    );
  if (said) return <Badge>{said}</Badge>;
  return (
    <Badge tone="success" icon={<Check aria-hidden="true" />}>
      Active
    </Badge>
  );
}
