import type { InstallationForm } from '@fitarc/contract/installation';
import { INSTALLATION_BOUNDS as BOUNDS } from '@fitarc/domain/installation';
import { isWebAddress } from '@fitarc/domain/web-address';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { Button, IconButton } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { setBy, useSettingsForm } from '../use-settings-form.ts';
import { SettingsCard } from './settings-card.tsx';

const read = ({ links }: InstallationForm) => ({ links });
const part = {
  read,
  bodyOf: ({ links }: ReturnType<typeof read>) => ({ links }),
};

const isAddress = (text: string) => /^https:/i.test(text.trim()) && isWebAddress(text.trim());

/** Of the operator: in the footer of the public pages. */
export function LinksCard({ settings }: { settings: InstallationForm }) {
  return settings.set_by.links ? <FixedLinks settings={settings} /> : <LinksForm settings={settings} />;
}

function FixedLinks({ settings }: { settings: InstallationForm }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title="Links" />
      <dl className="mb-3 grid gap-3">
        {settings.links.map(({ label, url }) => (
          <div key={`${label} ${url}`}>
            <dt className="font-label wrap-anywhere">{label}</dt>
            <dd className="text-sm wrap-anywhere text-ink-2">{url}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-2">{setBy(settings, 'links')}</p>
    </Card>
  );
}

function LinksForm({ settings }: { settings: InstallationForm }) {
  const { form, save, bar } = useSettingsForm(settings, part);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'links' });
  const { errors } = form.formState;
  return (
    <SettingsCard title="Links" bar={bar} onSave={save}>
      <p className="text-sm text-ink-2">
        Shown in the footer of the public pages, at most {BOUNDS.links}: a website, a chat, a wiki.
      </p>
      {fields.map((field, index) => (
        <div
          key={field.id}
          className="grid grid-cols-[1fr_auto] items-start gap-x-2 gap-y-3 md:grid-cols-[1fr_2fr_auto]"
        >
          <TextField
            label="Text"
            maxLength={BOUNDS.linkLabel}
            error={errors.links?.[index]?.label?.message}
            {...form.register(`links.${index}.label`, {
              validate: (text) => text.trim() !== '' || 'Please enter a text',
            })}
          />
          <TextField
            label="Address"
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={BOUNDS.linkUrl}
            className="max-md:col-start-1 max-md:row-start-2"
            error={errors.links?.[index]?.url?.message}
            {...form.register(`links.${index}.url`, {
              validate: (text) => isAddress(text) || 'Please enter an address that starts with https://',
            })}
          />
          <IconButton
            label={`Remove link ${index + 1}`}
            className="mt-7 max-md:col-start-2 max-md:row-start-1"
            onClick={() => remove(index)}
          >
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {fields.length < BOUNDS.links && (
        <Button
          variant="secondary"
          className="justify-self-start"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => append({ label: '', url: '' })}
        >
          Add link
        </Button>
      )}
    </SettingsCard>
  );
}
