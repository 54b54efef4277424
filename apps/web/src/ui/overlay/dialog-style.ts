export const overlay =
  'fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

/** Rises from below on a phone, is centred from 768 px. */
export const panel =
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[calc(100dvh-1.25rem)] flex-col overflow-clip rounded-t-xl bg-raised text-ink shadow-3 outline-none ' +
  'data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in ' +
  'md:inset-0 md:m-auto md:h-fit md:max-h-[calc(100dvh-3rem)] md:rounded-xl md:border md:border-[light-dark(transparent,var(--line))] ' +
  'md:data-[state=closed]:animate-pop-out md:data-[state=open]:animate-pop-in';

export const panelTitle = 'text-xl font-strong tracking-[-.018em] text-balance wrap-anywhere';

export const panelFoot =
  'flex flex-wrap gap-3 border-t border-line px-4 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))] md:justify-end md:px-6 md:py-4';

export const panelSizes = {
  sm: 'md:max-w-105',
  md: 'md:max-w-140',
  lg: 'md:max-w-190',
  xl: 'md:max-w-235',
} as const;
