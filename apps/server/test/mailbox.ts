import type { Letter, MailTransport } from '../src/platform/mail/mail-transport.ts';

/** Stands in for the mail server: keeps what was sent and reads it as its receiver would. */
export class Mailbox implements MailTransport {
  readonly server = undefined;
  readonly from = 'FitArc <fitarc@example.org>';
  readonly sent: Letter[] = [];

  async deliver(letter: Letter): Promise<void> {
    this.sent.push(letter);
  }

  close(): void {}

  to(address: string): Letter[] {
    return this.sent.filter((mail) => mail.to === address);
  }

  #newest(address: string, pattern: RegExp, what: string): string {
    for (const mail of this.to(address).reverse()) {
      const found = pattern.exec(mail.text)?.[1];
      if (found) return found;
    }
    throw new Error(`No mail with a ${what} was sent to ${address}`);
  }

  code(address: string): string {
    return this.#newest(address, /^(\d{6})$/m, 'code');
  }

  /** The path and query of the link, as the browser would ask for it. */
  confirmLink(address: string): string {
    return this.#newest(address, /^https?:\/\/[^/]+(\/api\/auth\/confirm\?token=\S+)$/m, 'confirmation link');
  }

  #token(address: string, page: string): string {
    return this.#newest(address, new RegExp(`^https?://\\S+/${page}\\?token=(\\S+)$`, 'm'), `${page} link`);
  }

  confirmToken(address: string): string {
    return this.#token(address, 'api/auth/confirm');
  }

  cancelToken(address: string): string {
    return this.#token(address, 'cancel-email-change');
  }

  restoreToken(address: string): string {
    return this.#token(address, 'restore-email');
  }

  resetToken(address: string): string {
    return this.#token(address, 'reset-password');
  }
}
