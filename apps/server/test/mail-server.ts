import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll } from 'vitest';

type Answer = number | 'hang' | undefined;

export interface StandIn {
  readonly url: string;
  readonly port: number;
  /** What was accepted, in the order in which it came. */
  readonly arrived: string[];
  /** What it says to a recipient: a code of refusal, nothing at all, or yes. */
  answer(recipient: string): Answer;
  /** Recipients asked for, accepted or not. */
  readonly asked: string[];
  /** A mail is taken, and the connection ends before the server says so. */
  losesAnswers: boolean;
  close(): Promise<void>;
}

export const headerOf = (mail: string, name: string) =>
  new RegExp(`^${name}: (.*?)\\r?$`, 'mi').exec(mail)?.[1];
export const codeIn = (mail: string | undefined) => /^(\d{6})\r?$/m.exec(mail ?? '')?.[1];

/** A mail server that refuses, hangs and accepts as a test wants it to. */
export async function startMailServer(
  options: SMTPServerOptions = {},
  end: (close: () => Promise<void>) => void = afterAll,
): Promise<StandIn> {
  const hanging: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      standIn.asked.push(address);
      const said = standIn.answer(address);
      if (said === 'hang') hanging.push(() => done(new Error('too late')));
      else if (said) done(Object.assign(new Error('Greylisted, try later'), { responseCode: said }));
      else done(null);
    },
    onData: async (stream, session, done) => {
      standIn.arrived.push(await text(stream));
      if (!standIn.losesAnswers) return done();
      for (const connection of (server as unknown as { connections: Set<{ id: string; close(): void }> })
        .connections)
        if (connection.id === session.id) connection.close();
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  let closed: Promise<void> | undefined;
  const standIn: StandIn = {
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    port,
    arrived: [],
    asked: [],
    answer: () => undefined,
    losesAnswers: false,
    close() {
      for (const release of hanging.splice(0)) release();
      closed ??= new Promise<void>((resolve) => server.close(resolve));
      return closed;
    },
  };
  end(standIn.close);
  return standIn;
}
