import { useState } from 'react';
import { forgetMember } from '../../../lib/offline/forget-member.ts';
import { keepsNothing, setKeepsNothing } from '../../../lib/offline/member.ts';
import { outboxNow } from '../../../lib/offline/outbox.ts';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';

/** For a device that others use too: nothing is stored, and the app needs a connection again. */
export function KeepNothing() {
  const [isOn, setIsOn] = useState(keepsNothing);

  async function change(next: boolean) {
    if (next && outboxNow().length > 0) {
      toast({ tone: 'danger', message: 'Some entries wait to be sent. Send or discard them first.' });
      return;
    }
    setIsOn(next);
    setKeepsNothing(next);
    if (next) await forgetMember(true);
  }

  return (
    <CheckboxField
      label="Keep nothing on this device"
      hint="For a shared device. Your data is not stored here, so the app needs a connection for everything."
      checked={isOn}
      onChange={(event) => void change(event.target.checked)}
    />
  );
}
