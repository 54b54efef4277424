import {
  deleteMail,
  getMailStatus,
  listOpenMails,
  type OutgoingMail,
  sendFailedAgain,
  sendMailAgain,
  sendTestMail,
} from '@fitarc/contract/mail';
import { queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

export type OpenState = OutgoingMail['state'];

/** Mails leave by themselves: what is shown is soon old. */
const ASK_AGAIN_MS = 10_000;

export const statusQuery = () =>
  queryOptions({
    queryKey: [...queryRoots.mail, 'status'],
    queryFn: ({ signal }) => call(getMailStatus, {}, { signal }),
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
  });

const listsKey = [...queryRoots.mail, 'list'];

export const openMails = (state: OpenState | undefined) => ({
  key: [...listsKey, state ?? 'all'],
  idOf: ({ id }: OutgoingMail) => id,
  read: (page: { limit: number; offset: number }, signal: AbortSignal) =>
    callPage(listOpenMails, { query: { ...page, state } }, { signal }),
});

const paramsOf = ({ id }: OutgoingMail) => ({ params: { id: String(id) } });
export const sendAgain = (mail: OutgoingMail) => call(sendMailAgain, paramsOf(mail));
export const sendAllAgain = () => call(sendFailedAgain, {});
export const sendDeletion = (mail: OutgoingMail) => call(deleteMail, paramsOf(mail));
export const sendTest = () => call(sendTestMail, {});
