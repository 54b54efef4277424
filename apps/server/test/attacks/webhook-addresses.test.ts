import { beforeEach, describe, expect, it } from 'vitest';
import { isAllowedAddress } from '../../src/features/webhooks/address-rules.service.ts';
import { Receiver } from '../receiver.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** Names that a stranger's name server answers as it likes, and changes its mind. */
const NAMES: Record<string, string[]> = {
  'inside.example.org': ['127.0.0.1'],
  'metadata.example.org': ['169.254.169.254'],
  'both.example.org': ['93.184.215.14', '10.0.0.7'],
  'six.example.org': ['::1'],
  'mapped.example.org': ['::ffff:127.0.0.1'],
};
let asked = 0;
const resolveHost = async (host: string) => {
  asked += 1;
  // Harmless while it is looked at, and inside as soon as it is stored.
  const found =
    host === 'rebinding.example.org' ? (asked === 1 ? ['93.184.215.14'] : ['127.0.0.1']) : NAMES[host];
  if (!found) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
  return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
};

const closed = await startTestApp({ resolveHost });
const open = await startTestApp({ resolveHost, webhookPrivate: true });
const inside = await new Receiver().listen();

beforeEach(() => {
  asked = 0;
  inside.got.length = 0;
});

const add = async (t: TestApp, address: string) =>
  t.request('POST', '/api/webhooks', {
    token: (await t.cast.ada()).token,
    body: { address, events: ['weight.logged'] },
  });

const METADATA = [
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/',
  'http://0xa9fea9fe/',
  'http://0251.0376.0251.0376/',
  'http://[::ffff:169.254.169.254]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[fd00:ec2::254]/',
  'http://[fe80::1]/',
  'http://100.100.100.200/',
  'http://metadata.example.org/',
  'http://0.0.0.0/',
  'http://0/',
  'http://[::]/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[ff02::1]/',
  'http://[64:ff9b::a9fe:a9fe]/',
  'http://[2002:a9fe:a9fe::]/',
];
const LOOPBACK = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://017700000001/',
  'http://[::1]/',
  'http://inside.example.org/',
  'http://six.example.org/',
  'http://10.1.2.3/',
  'http://172.16.0.1/',
  'http://192.168.1.20:8123/api/webhook/x',
  'http://100.64.0.1/',
  'http://[fd12::1]/',
  'http://both.example.org/',
];
const MAPPED = [
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://mapped.example.org/',
];

describe('webhooks to where this server can reach and the member cannot', () => {
  it.each([...LOOPBACK, ...METADATA, ...MAPPED])('refuse %s (R-1208)', async (address) => {
    const answer = await add(closed, address);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      message: 'This address is private or reserved, and this server sends nothing there',
      field: 'address',
    });
  });

  it.each([...METADATA, ...MAPPED])(
    "refuse %s even with the operator's word for private addresses",
    async (address) => {
      expect((await add(open, address)).status).toBe(400);
    },
  );

  it.each(['http://192.168.1.20:8123/api/webhook/x', 'http://127.0.0.1:8123/', 'http://[::1]/'])(
    "take %s with the operator's word",
    async (address) => {
      expect((await add(open, address)).status).toBe(201);
    },
  );

  it('are checked again at each delivery: a name that means something else by then reaches nothing (R-1209)', async () => {
    const { token } = await closed.cast.grace();
    const made = await closed.request('POST', '/api/webhooks', {
      token,
      body: { address: `http://rebinding.example.org:${inside.port}/`, events: ['weight.logged'] },
    });
    expect(made.status).toBe(201);
    await closed.request('POST', `/api/webhooks/${made.body.webhook_id}/test`, { token });
    const { list } = await closed.request('GET', `/api/webhooks/${made.body.webhook_id}/deliveries`, {
      token,
    });
    expect(list).toMatchObject([
      {
        state: 'failed',
        problem: 'This address is private or reserved, and this server sends nothing there',
      },
    ]);
    expect(inside.got).toEqual([]);
  });

  it('ask for the address once: what was checked is what is connected to (R-1210)', async () => {
    const { token } = await open.cast.grace();
    const made = await open.request('POST', '/api/webhooks', {
      token,
      body: { address: `http://inside.example.org:${inside.port}/`, events: ['weight.logged'] },
    });
    asked = 0;
    await open.request('POST', `/api/webhooks/${made.body.webhook_id}/test`, { token });
    expect(asked).toBe(1);
    expect(inside.got).toMatchObject([{ headers: { host: `inside.example.org:${inside.port}` } }]);
  });

  it('follow no redirect to the metadata address', async () => {
    inside.status = 307;
    inside.headers = { location: 'http://169.254.169.254/latest/meta-data/' };
    const { token } = await open.cast.grace();
    const made = await open.request('POST', '/api/webhooks', {
      token,
      body: { address: inside.address, events: ['weight.logged'] },
    });
    await open.request('POST', `/api/webhooks/${made.body.webhook_id}/test`, { token });
    const { list } = await open.request('GET', `/api/webhooks/${made.body.webhook_id}/deliveries`, { token });
    expect(list).toMatchObject([{ state: 'failed', status: 307 }]);
    expect(inside.got).toHaveLength(1);
  });

  it.each(['::2', '::ffff:0:127.0.0.1', '::7f00:1', '64:ff9b::7f00:1', '::'])(
    'never take an IPv4 address written as %s',
    (address) => {
      expect(isAllowedAddress(address, true)).toBe(false);
    },
  );

  it.each(['8.8.8.8', '93.184.215.14', '2606:4700::1111', '172.15.0.1', '172.32.0.1', '100.63.0.1'])(
    'take a public address such as %s',
    (address) => {
      expect(isAllowedAddress(address, false)).toBe(true);
    },
  );
});
