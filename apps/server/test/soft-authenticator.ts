import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

type Cbor = number | string | Uint8Array | Map<Cbor, Cbor>;

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}

/** As much of CBOR as an attestation needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map)
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)]),
    ]);
  return Buffer.concat([head(2, value.length), value]);
}

function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cbor(
    new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

interface Options {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { id: string };
  readonly user?: { id: string };
}

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

/** A security key in software: what a browser would send, also what a broken or malicious one would. */
export class SoftAuthenticator {
  readonly id = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #userHandle = '';
  origin = 'https://fit.example.org';
  /** Whether it checks its owner by a PIN, a finger or a face. */
  verifiesUser = true;
  counter = 0;

  #clientData(type: string, challenge: string) {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #data(rpId: string, extra: Uint8Array[] = [], attested = 0) {
    const flags = FLAGS.present | (this.verifiesUser ? FLAGS.verified : 0) | attested;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, ...extra]);
  }

  create({ challenge, rp, user }: Options) {
    this.#userHandle = user?.id ?? '';
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      coseKey(this.#keys.publicKey),
    ]);
    const authData = this.#data(rp?.id ?? '', [credential], FLAGS.attested);
    const attestation = new Map<Cbor, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      id: base64url(this.id),
      rawId: base64url(this.id),
      type: 'public-key',
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', challenge)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      },
      clientExtensionResults: {},
    };
  }

  sign({ challenge, rpId }: Options) {
    const clientData = this.#clientData('webauthn.get', challenge);
    const authenticatorData = this.#data(rpId ?? '');
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, sha256(clientData)]))
      .sign(this.#keys.privateKey);
    return {
      id: base64url(this.id),
      rawId: base64url(this.id),
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
        userHandle: this.#userHandle,
      },
      clientExtensionResults: {},
    };
  }
}
