import { deviceName } from '@fitarc/domain/device-name';
import type { FastifyRequest } from 'fastify';
import { clientKey } from '../limits/client-key.ts';
import { hashSecret } from '../secrets.ts';

/** Where a call comes from. */
export interface Client {
  readonly address: string;
  /** Whom limits count. */
  readonly key: string;
  readonly userAgent: string;
  /** Tells one device from another, without saying which. */
  readonly deviceHash: string;
}

const USER_AGENT_MAX = 300;
const DEVICE_ID = /^[\w-]{16,64}$/;

const headerText = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

/** A browser names itself with a random id; whoever does not is known by its program and network. */
export function clientOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): Client {
  const key = clientKey(request.ip);
  const userAgent = headerText(request.headers['user-agent']).slice(0, USER_AGENT_MAX);
  const id = headerText(request.headers['x-device-id']);
  const device = DEVICE_ID.test(id) ? id : `${deviceName(userAgent)} ${key}`;
  return { address: request.ip, key, userAgent, deviceHash: hashSecret(device) };
}

/** For what the operator does at the machine, and for accounts made by the demo. */
export const OPERATOR_CLIENT: Client = { address: '', key: 'operator', userAgent: '', deviceHash: '' };
