import type { InstallationSettings } from './installation.service.ts';

/** At the end of every mail: who it is from, and whom to ask. */
export const signature = ({ name, operator, supportEmail }: InstallationSettings) =>
  [
    '',
    operator ? `${name}, operated by ${operator}` : name,
    ...(supportEmail ? [`Questions? Write to ${supportEmail}`] : []),
    '',
  ].join('\n');
