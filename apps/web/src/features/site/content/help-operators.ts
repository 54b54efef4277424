import { SOURCE_CODE } from '../social-links.ts';
import type { Section } from './info-content.ts';

export const helpForOperators: Section = {
  heading: 'Running your own',
  questions: [
    {
      question: 'How do I start it?',
      answer: [
        `You need Linux or macOS, Node.js 20.19 or newer and the [source code](${SOURCE_CODE}). In its folder:`,
        { command: 'npm start' },
        'It installs what is missing, builds, starts the database and prints the address. Everything that must survive is in the folder `data`, or where `DATA_DIR` says.',
      ],
    },
    {
      question: 'How do I become administrator?',
      answer: [
        'The first start makes one: `ADMIN_EMAIL` with `ADMIN_PASSWORD` if you set them, otherwise `admin@fitarc.local` with a random password, which is printed and kept in `data/admin-credentials`. To make an existing account one:',
        { command: 'npm run admin -- promote you@example.org' },
        'Then sign out and log in again.',
      ],
    },
    {
      question: 'Where are the mails?',
      answer: [
        'Without a mail server every mail is a file in `data/outbox` (`.eml`, any mail program opens it), and its code or link is printed on the console. For real mail set `SMTP_URL` and `MAIL_FROM`:',
        {
          command:
            'SMTP_URL=smtps://name:password@mail.example.org MAIL_FROM="FitArc <fitarc@example.org>" npm start',
        },
        'If the links in mails lead to the wrong place, set `PUBLIC_URL` to the address people use.',
      ],
    },
    {
      question: 'A member gets no code, or was banned by mistake',
      answer: [
        'Confirm the address by hand, or lift the ban:',
        { command: 'npm run admin -- verify you@example.org\nnpm run admin -- unban you@example.org' },
      ],
    },
    {
      question: 'How do others reach it?',
      answer: [
        'It listens on this machine only, at port 3000; `HOST` and `PORT` change that. Put a web server with HTTPS in front before you open it to the internet, and name its address in `TRUST_PROXY`.',
      ],
    },
    {
      question: 'How do members find more products?',
      answer: [
        'Members find products of Open Food Facts through their browser, and what they add is remembered. To have them all, download an export of [Open Food Facts](https://world.openfoodfacts.org/data) (JSONL or CSV, packed or not) and read it in, also while the server runs:',
        { command: 'npm run foods:import -- openfoodfacts-products.jsonl.gz' },
        'It says how far it is. Stopped, it goes on from there when started again; read twice, nothing is there twice.',
      ],
    },
    {
      question: 'How do I make a backup?',
      answer: [
        { command: 'npm run backup\nnpm run restore -- fitarc-….backup.gz' },
        'A backup can be made while it runs; stop it before restoring. With a database of your own (`DATABASE_URL`), use `pg_dump` and `pg_restore`.',
      ],
    },
  ],
};
