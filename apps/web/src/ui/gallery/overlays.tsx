import { LogOut, Pencil, Repeat, Trash2, User } from 'lucide-react';
import { useState } from 'react';
import { Notice } from '../data/notice.tsx';
import { SelectionBar } from '../data/selection-bar.tsx';
import { SkeletonText } from '../data/skeleton.tsx';
import { Button } from '../form/button.tsx';
import { Combobox } from '../form/combobox.tsx';
import { TextField } from '../form/text-field.tsx';
import { AlertDialog } from '../overlay/alert-dialog.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../overlay/menu.tsx';
import { Sheet } from '../overlay/sheet.tsx';
import { toast } from '../overlay/toast.tsx';
import { foods } from './samples.ts';
import { Section } from './section.tsx';

type Layer = 'dialog' | 'long' | 'alert' | 'sheet' | null;

export function Overlays() {
  const [layer, setLayer] = useState<Layer>(null);
  const [undone, setUndone] = useState(0);
  const [selected, setSelected] = useState(0);
  const show = (name: Layer) => (open: boolean) => setLayer(open ? name : null);
  return (
    <>
      <Section title="Layers">
        <div className="g-stack">
          <div className="g-row">
            <Button variant="secondary" onClick={() => setLayer('dialog')}>
              Open dialog
            </Button>
            <Button variant="secondary" onClick={() => setLayer('long')}>
              Open long dialog
            </Button>
            <Button variant="danger-outline" onClick={() => setLayer('alert')}>
              Open alert
            </Button>
            <Button variant="secondary" onClick={() => setLayer('sheet')}>
              Open sheet
            </Button>
            <Menu label="Plan actions" trigger={<Button variant="secondary">Open menu</Button>}>
              <MenuLink to="/gallery.html?profile" current icon={<User size={18} aria-hidden="true" />}>
                Profile
              </MenuLink>
              <MenuItem icon={<Pencil size={18} aria-hidden="true" />} onSelect={() => setLayer('dialog')}>
                Rename
              </MenuItem>
              <MenuItem icon={<Repeat size={18} aria-hidden="true" />} onSelect={() => {}}>
                Repeat
              </MenuItem>
              <MenuItem disabled icon={<LogOut size={18} aria-hidden="true" />} onSelect={() => {}}>
                Archive
              </MenuItem>
              <MenuSeparator />
              <MenuItem
                danger
                icon={<Trash2 size={18} aria-hidden="true" />}
                onSelect={() => setLayer('alert')}
              >
                Delete
              </MenuItem>
            </Menu>
          </div>
          <div className="g-row">
            <Button
              variant="secondary"
              onClick={() =>
                toast({
                  message: 'Almonds removed',
                  action: { label: 'Undo', onAction: () => setUndone((count) => count + 1) },
                })
              }
            >
              Show toast
            </Button>
            <Button variant="secondary" onClick={() => toast({ message: 'Workout saved', tone: 'success' })}>
              Show success
            </Button>
            <Button
              variant="secondary"
              onClick={() => toast({ message: 'Could not save. Check your connection.', tone: 'danger' })}
            >
              Show failure
            </Button>
            <Button variant="secondary" onClick={() => setSelected(selected + 1)}>
              Select one more
            </Button>
          </div>
          <p className="g-note">Undone: {undone}</p>
        </div>
      </Section>
      <SelectionBar label="Selected plans" count={selected} onClear={() => setSelected(0)}>
        <Button variant="danger" onClick={() => setLayer('alert')}>
          Delete
        </Button>
      </SelectionBar>
      <Notices />
      <EditDialog open={layer === 'dialog'} onOpenChange={show('dialog')} />
      <LongDialog open={layer === 'long'} onOpenChange={show('long')} />
      <DeleteDialog open={layer === 'alert'} onOpenChange={show('alert')} />
      <Sheet open={layer === 'sheet'} onOpenChange={show('sheet')} title="Menu">
        <p>Everything the slide-out menu holds.</p>
      </Sheet>
    </>
  );
}

type LayerProps = { open: boolean; onOpenChange: (open: boolean) => void };

function EditDialog({ open, onOpenChange }: LayerProps) {
  const [food, setFood] = useState<string | null>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit plan"
      description="The name shows in your list."
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button onClick={() => onOpenChange(false)}>Save changes</Button>
        </>
      }
    >
      <div className="g-stack g-wide">
        <TextField label="Name" defaultValue="Strength Four" data-autofocus="" />
        <Combobox label="Snack" options={foods} value={food} onChange={setFood} emptyText="No foods found" />
      </div>
    </Dialog>
  );
}

function LongDialog({ open, onOpenChange }: LayerProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Long content"
      footer={<Button onClick={() => onOpenChange(false)}>Done</Button>}
    >
      <SkeletonText lines={60} />
    </Dialog>
  );
}

function DeleteDialog({ open, onOpenChange }: LayerProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete Strength Four?"
      description="Are you sure you want to delete this plan? Workouts you logged from it stay."
      cancelLabel="Keep"
      confirmLabel="Delete Plan"
      destructive
      onConfirm={() => onOpenChange(false)}
    />
  );
}

function Notices() {
  const [shown, setShown] = useState(true);
  return (
    <Section title="Notices">
      <div className="g-stack g-wide">
        <Notice tone="success">Personal Information updated successfully!</Notice>
        <Notice tone="danger" title="Failed to log workout: No response received from server">
          All 17 sets are still here. Send them again when you are online.
        </Notice>
        <Notice tone="warning">This date is in the future</Notice>
        {shown && (
          <Notice tone="info" title="One line" onDismiss={() => setShown(false)}>
            {'kept as it came,\nline by line'}
          </Notice>
        )}
        <Notice tone="warning" action={<Button variant="secondary">Reload</Button>}>
          A newer version is here.
        </Notice>
      </div>
    </Section>
  );
}
