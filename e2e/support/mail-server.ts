import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface MailServer {
  readonly url: string;
  /** What was accepted, as it would be read. */
  readonly arrived: string[];
  /** What it says to a recipient: '250 yes', '451 later', '550 never'. */
  answer: (recipient: string) => string;
  stop(): Promise<void>;
}

/** Lines of a mail end in '=' where they are broken, and '=3D' stands for that sign. */
const readable = (mail: string) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

/** As much of a mail server as one mail takes. */
export async function startMailServer(): Promise<MailServer> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
    const say = (line: string) => void socket.write(`${line}\r\n`);
    let mail: string[] | undefined;
    const hear = (line: string) => {
      if (mail && line !== '.') return void mail.push(line);
      if (mail) {
        mailServer.arrived.push(readable(mail.join('\n')));
        mail = undefined;
        return say('250 taken');
      }
      const recipient = /^RCPT TO:<(.*?)>/i.exec(line)?.[1];
      if (recipient) return say(mailServer.answer(recipient));
      if (/^DATA/i.test(line)) mail = [];
      return say(mail ? '354 go on' : /^QUIT/i.test(line) ? '221 bye' : '250 ok');
    };
    let rest = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
    say('220 ready');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived: [],
    answer: () => '250 yes',
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return mailServer;
}
