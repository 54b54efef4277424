import type { Section } from './info-content.ts';

export const helpForOperators: Section = {
  heading: 'For operators',
  questions: [
    {
      question: 'How do I start it?',
      answer: [
        'You need Linux or macOS, Node.js 20.19 or newer and the source code. In its folder:',
        { command: 'npm start' },
        'It installs what is missing, builds, starts the database and prints the address. All data is in the folder `data`, or wherever `DATA_DIR` points.',
        'In an unpacked release, it is `node fitarc.mjs`, without npm and without building; as a container, `docker compose up -d`. The commands below are then `node fitarc.mjs admin` and so on, or `docker compose exec fitarc fitarc admin`.',
      ],
    },
    {
      question: 'How do I become an administrator?',
      answer: [
        'The first start creates one: `ADMIN_EMAIL` with `ADMIN_PASSWORD` if you set them, otherwise `admin@fitarc.local` with a random password, which is printed and saved in `data/admin-credentials`. To promote an existing account:',
        { command: 'npm run admin -- promote you@example.org' },
        'Then sign out and log in again.',
      ],
    },
    {
      question: 'How do I close sign-up?',
      answer: [
        'On the screen: Admin, Installation, Sign-up. Or in the environment, which then wins: `SIGN_UP=invitation` lets in only those with an invitation, `SIGN_UP=closed` only those whom administrators create. `SIGN_UP_DOMAINS=example.org` limits new accounts to addresses there.',
        'To create an account whatever the setting, and get a link by which its owner chooses a password:',
        { command: 'npm run admin -- invite you@example.org' },
      ],
    },
    {
      question: 'Where does the email go?',
      answer: [
        'Without a mail server, every email is saved as a file in `data/outbox` (`.eml`, any mail program opens it), and its code or link is printed on the console. To send real email, set `SMTP_URL` and `MAIL_FROM`:',
        {
          command:
            'SMTP_URL=smtps://name:password@mail.example.org MAIL_FROM="FitArc <fitarc@example.org>" npm start',
        },
        'To see whether it works, and what is wrong if not:',
        { command: 'npm run mail:test -- you@example.org' },
        'Emails that the mail server does not take are tried again for a day. Admin, Mail lists them.',
        'If the links in emails lead to the wrong place, set `PUBLIC_URL` to the address people use.',
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
      question: 'A member lost the phone and the recovery codes',
      answer: [
        'Make sure that it is really them, then remove the second factor. The password alone logs them in again.',
        { command: 'npm run admin -- reset-second-factor you@example.org' },
      ],
    },
    {
      question: 'Can members log in with our provider?',
      answer: [
        'Yes, with any OpenID Connect provider. Set `OIDC_ISSUER`, `OIDC_CLIENT_ID` and `OIDC_CLIENT_SECRET`, and register the redirect address that Admin, Installation shows. Anyone with an account there gets one here, even if sign-up is closed; `OIDC_SIGN_UP=off` stops that. See `docs/operator/single-sign-on.md`.',
      ],
    },
    {
      question: 'How do I block attackers?',
      answer: [
        'FitArc limits wrong passwords and codes by itself, and writes each to its log with the network address, so that fail2ban can block it. The filter is in `docs/operator/fail2ban.md`. Behind a web server, set `TRUST_PROXY`.',
      ],
    },
    {
      question: 'How do others reach it?',
      answer: [
        'It listens only on this machine, on port 3000; change that with `HOST` and `PORT`. Before you open it to the internet, put a web server with HTTPS in front, and set `TRUST_PROXY` to its address.',
      ],
    },
    {
      question: 'How do members find more products?',
      answer: [
        'Members find Open Food Facts products through their browser, and what they add is remembered. To include all of them, download an export of [Open Food Facts](https://world.openfoodfacts.org/data) (JSONL or CSV, compressed or not) and import it, even while the server is running:',
        { command: 'npm run foods:import -- openfoodfacts-products.jsonl.gz' },
        'It shows its progress. If you stop it, it continues where it left off; importing a file twice creates no duplicates.',
      ],
    },
    {
      question: 'How do I make a backup?',
      answer: [
        'FitArc makes one every night by itself, into `data/backups`, reads it back and removes old ones. Set `BACKUP_AT`, `BACKUP_KEEP` and `BACKUP_DIR` to change that, and `BACKUP_RECIPIENT` to encrypt them. Administrators see, download and restore them under Admin, Backups. By command:',
        { command: 'npm run backup\nnpm run restore -- fitarc-….backup.gz' },
        'You can make a backup while FitArc is running; stop it before restoring by command. See `docs/operator/backup.md`.',
      ],
    },
    {
      question: 'How do I move to my own PostgreSQL?',
      answer: [
        'Stop FitArc, create an empty database (PostgreSQL 15 or newer), and copy everything into it. Every row is compared afterwards.',
        { command: 'npm run database:move -- --to postgres://fitarc:secret@db.example.org/fitarc' },
        'Then set `DATABASE_URL` to that address. With `--from`, it goes back.',
      ],
    },
  ],
};
