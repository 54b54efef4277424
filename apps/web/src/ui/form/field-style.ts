/** The look of every text-like control; 16 px text, so that phones do not zoom in. */
export const controlLook =
  'w-full min-w-0 rounded-md border border-line-strong bg-surface px-3.5 text-base text-ink ' +
  'focus-visible:border-focus focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3 [&[readonly]]:bg-sunken';

export const control = `min-h-12 ${controlLook}`;

export const labelText = 'text-sm font-label text-ink';
