import type { UserRow as User } from '@fitarc/contract/admin';
import { useId } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Card } from '../../../ui/data/card.tsx';
import { Table, Th, Tr } from '../../../ui/data/table.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { useSelection } from '../use-selection.ts';
import { banCell, tickCell, UserRow, wideOnly } from './user-row.tsx';

interface Props {
  readonly users: readonly User[];
  readonly ownEmail: string | undefined;
  readonly selection: ReturnType<typeof useSelection>;
  /** The rows are those of before; others are on their way. */
  readonly waiting: boolean;
  onBan(user: User): void;
}

const EVERYBODY = 'Select all that can be banned';

export function UsersTable({ users, ownEmail, selection, waiting, onBan }: Props) {
  const id = useId();
  const { all } = selection;
  return (
    <Card flush aria-busy={waiting} className={cx('transition-opacity', waiting && 'opacity-60')}>
      <Table caption="Users">
        <thead>
          <Tr>
            <Th className={tickCell}>
              <CheckboxField
                id={id}
                label={EVERYBODY}
                labelHidden
                checked={all.checked}
                indeterminate={all.some}
                disabled={!all.possible}
                onChange={all.toggle}
              />
            </Th>
            <Th className="pl-1">
              <span className="max-md:sr-only">Email</span>
              <label htmlFor={id} aria-hidden="true" className="block py-3 whitespace-normal md:hidden">
                {EVERYBODY}
              </label>
            </Th>
            <Th className={cx(wideOnly, 'xl:w-35')}>Registered</Th>
            <Th className={cx(wideOnly, 'xl:w-35')}>Last seen</Th>
            <Th className={cx(wideOnly, 'xl:w-45')}>Status</Th>
            <Th className={banCell}>
              <VisuallyHidden>Ban</VisuallyHidden>
            </Th>
          </Tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              isSelf={user.email === ownEmail}
              selected={selection.has(user.id)}
              onSelect={() => selection.toggle(user)}
              onBan={() => onBan(user)}
            />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
