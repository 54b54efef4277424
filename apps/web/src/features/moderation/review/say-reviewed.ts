import { toast } from '../../../ui/overlay/toast-store.ts';

/** What was decided, with a way back where there is one. */
export const sayReviewed = (message: string, undo?: () => void) =>
  toast({ message, ...(undo ? { action: { label: 'Undo', onAction: undo } } : {}) });
