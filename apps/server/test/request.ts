export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS';

export interface Sent {
  readonly token?: string | undefined;
  readonly body?: unknown;
  /** A body sent as it stands. */
  readonly raw?: string | Buffer;
  readonly headers?: Record<string, string>;
}

/** The fields most tests look at; whatever else is there is reached through toMatchObject. */
export interface AnswerBody {
  readonly [key: string]: unknown;
  readonly message: string;
  readonly error: string;
  readonly code: string;
  readonly requestId: string;
  readonly token: string;
  readonly email: string;
  readonly user: { readonly user_id: number };
  readonly second_factor: {
    readonly ticket: string;
    readonly is_required: boolean;
    readonly is_confirmed: boolean;
  };
  readonly secret: string;
  readonly codes: string[];
  readonly options: { readonly challenge: string };
  readonly passkeys: readonly Readonly<Record<'id' | 'name' | 'host' | 'last_used_at', string>>[];
}

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly text: string;
  readonly body: AnswerBody;
  readonly list: readonly Record<string, unknown>[];
}

export type Request = (method: Method, path: string, sent?: Sent) => Promise<Answer>;
