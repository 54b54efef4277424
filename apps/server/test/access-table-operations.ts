/** Of the table of access: what administrators do to keep the installation running. */
export const OPERATION_ACCESS = [
  ['GET', '/admin/mail', 'admin'],
  ['GET', '/admin/mail/emails', 'admin'],
  ['POST', '/admin/mail/emails/:id/again', 'admin'],
  ['POST', '/admin/mail/again', 'admin'],
  ['DELETE', '/admin/mail/emails/:id', 'admin'],
  ['POST', '/admin/mail/test', 'admin'],
  ['GET', '/ready', 'public'],
  ['GET', '/admin/server-settings', 'admin'],
] as const;
