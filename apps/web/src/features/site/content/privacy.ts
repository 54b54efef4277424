import type { InfoContent } from './info-content.ts';

/** Must stay true of what the software does: a new table, storage key or outside call is written down here too. */
export const privacy: InfoContent = {
  lead: 'What this server stores about you, what it sends to whom, and how to get it deleted.',
  hasContents: true,
  sections: [
    {
      heading: 'Who is responsible',
      body: [
        'FitArc is software. The person or organization that runs this server, the operator, is responsible for its data.',
        { operator: 'responsible' },
        'The FitArc project runs no service and receives no data from any server.',
        {
          note: 'This text describes the software as it is published. Operators who change it, or add something around it, must change this text as well.',
        },
      ],
    },
    {
      heading: 'What is stored',
      body: [
        {
          terms: [
            [
              'Account',
              'Your email address; your password as an argon2id hash, never the password itself; when the account was created, confirmed and last used; whether it is an administrator’s, and whether it is banned, with the reason and your appeal.',
            ],
            [
              'Profile',
              'First and last name, gender, date of birth, height, current and target weight with their units, fitness goal, activity level, primary focus.',
            ],
            [
              'What you log',
              'Your workout plans, workouts with their sets, favorites, meals, your own foods and exercises, weights, body measurements, nutrition goals, and reports.',
            ],
            [
              'What you import',
              'The entries, the name of the file, and the rows of the file they came from. Deleted with the import.',
            ],
            [
              'Access tokens',
              'For each token you create: its name, what it may do, its first characters, a hash of the rest, until when it works and about when it was last used.',
            ],
            [
              'Webhooks',
              'The addresses you enter, what they are told about, your time zone, the secret that messages are signed with (encrypted), and the last 20 messages to each.',
            ],
            [
              'Sessions',
              'For each login, a random number, when it started, when it was last used and when it ends, how you logged in, the name your browser gives itself, and the IP address it was last used from.',
            ],
            [
              'Account activity',
              'Logins, failed tries and changes of how your account is entered, with browser and IP address, for 90 days; hashes of the devices you logged in on, for 400 days. You see the activity in the settings.',
            ],
            [
              'Second factor and passkeys',
              'The secret of your authenticator app (encrypted), hashes of your recovery codes, and for each passkey its name, its public key, the host name it works at and when it was last used.',
            ],
            [
              'Single sign-on',
              'If you log in with the operator’s provider: its address, the number it knows you by, and the email address it gave.',
            ],
            [
              'Codes and links',
              'Hashes of the codes and links in emails, a new address that waits to be confirmed, and for seven days after a change your former address.',
            ],
            [
              'Invitations',
              'Who invited whom to this installation, and the address an invitation is for. The link is kept as a hash.',
            ],
            [
              'Limits',
              'How many requests came from an IP address, and how many failed attempts an account had. Only to slow down abuse.',
            ],
          ],
        },
        'The server’s log contains no names and nothing you typed, except your address when an email to it could not be delivered. For logins, failed tries and changes of how an account is entered it contains the IP address, so that the operator can block attackers. The operator controls it, along with the database and its backups.',
      ],
    },
    {
      heading: 'In your browser',
      body: [
        'No cookies. Local storage keeps what the screens need, until you sign out or clear it:',
        {
          terms: [
            ['token', 'Proves that you are logged in.'],
            [
              'isVerified, isAdmin, firstTimeSetup',
              'Which screens to show: address confirmed, administrator, profile still to be filled in.',
            ],
            ['copiedExercises', 'Exercises you copied from a plan.'],
            [
              'draft:…:workout',
              'A workout you have begun and not logged yet, so that a closed tab or an empty battery loses nothing.',
            ],
            [
              'fitarc-imports',
              'In the browser’s database: an import you have begun and not finished. Stays after signing out, until you finish or stop it.',
            ],
            [
              'fitarc-answers',
              'In the browser’s database: what you last read, such as your diary of 60 days, plans, workouts and weights, so that you can read it without a connection. Deleted when you sign out. Nothing is stored if you turn on Keep nothing on this device in the settings.',
            ],
            [
              'snapshot:…',
              'How your dashboard and diary last looked, so that they are there at once when you open the app again. Deleted when you sign out, and not stored with Keep nothing on this device.',
            ],
            [
              'fitarc-outbox',
              'In the browser’s database: what you saved and the server has not confirmed yet. When you sign out, you choose what becomes of it.',
            ],
            [
              'keepNothing, installNudge, prefetched:…',
              'Whether you turned that switch on, whether you were told once how to install the app, and when your data was last fetched for use without a connection. Stay after signing out.',
            ],
            [
              'shell-…',
              'In the browser’s cache: the app itself, without any of your data. Stays after signing out.',
            ],
            [
              'importOfferClosed',
              'Your email address, if the dashboard no longer offers you an import. Stays after signing out.',
            ],
            [
              'announcementClosed',
              'Which announcement of the administrators you closed. Stays after signing out.',
            ],
            [
              'fitarc-device',
              'A random number that tells the server that you logged in with this browser before; otherwise it sends you an email about a new device. Stays after signing out.',
            ],
            ['restTimer', 'Whether and how long the rest timer runs. Stays after signing out.'],
            ['theme', 'Light or dark, if you chose. Stays after signing out.'],
          ],
        },
        'The tab’s own storage keeps what you typed but did not save (never a password), so a reload loses nothing, and a few notes such as where you were when a session ended. It is deleted with the tab.',
      ],
    },
    {
      heading: 'What is sent, and to whom',
      body: [
        {
          terms: [
            [
              'Mails',
              'Codes, links and notices about your account go to your address through the operator’s mail server. Without a mail server, they are files on the operator’s machine, and your address appears on its console with the code or link. Until an email is sent, its text waits encrypted in the database.',
            ],
            [
              'Food searches',
              'When you search foods or look up a barcode, the words or the number go from your browser to Open Food Facts, which sees your IP address like any website you open; product pictures also come from there. A product you add is remembered by this server for everyone, without showing your name.',
            ],
            [
              'Single sign-on',
              'If the operator offers it and you press its button, your browser goes to the operator’s provider, which learns that you log in here and gives this server your address and name.',
            ],
            [
              'Webhooks',
              'If you add an address under Webhooks, this server sends what you chose there: your workouts, records, meals, weights, plans or the sums of a week. Without one nothing is sent.',
            ],
            [
              'Programs and assistants',
              'Whoever you give an access token to reads or changes what you allowed it, until it expires or you revoke it. An assistant passes what it reads on to the company that runs it.',
            ],
            [
              'Videos',
              'Find a video opens a search on YouTube in a new tab, and Watch the video the address an administrator entered. Nothing is sent before you press it.',
            ],
          ],
        },
        'That is all. No tracking, no analytics, no advertising, no scripts or fonts from elsewhere.',
      ],
    },
    {
      heading: 'Who can see it',
      body: [
        'Other members do not see your account, your profile or what you log. Administrators can see the names and email addresses of all accounts, when they were created, confirmed, when they were last used and whether they are banned, how many foods, exercises and reports they sent in, and your address next to the exercises you suggest, the foods you share with everyone and the foods you report. What administrators do is written to a log; it names your account only while it exists. Whoever has access to the machine can read its database.',
      ],
    },
    {
      heading: 'How long',
      body: [
        {
          list: [
            'Accounts whose address was never confirmed are deleted after 7 days, unless an administrator created them.',
            'A session ends after 30 days, or when you sign out.',
            'An access token ends when it expires or you revoke it. Expired ones are listed until you revoke them.',
            'A code works for 15 minutes, a link to choose a new password for 60 minutes, a link to confirm an address for 24 hours, a link to undo an email change for 7 days.',
            'The address and subject of an email are deleted 7 days after it was sent; if it could not be sent, 30 days after it was written.',
            'An invitation is deleted 30 days after its last day.',
            'Counts for limits are deleted within about two hours.',
            'Everything else stays until you delete it. Backups of the operator may hold older copies for longer.',
          ],
        },
      ],
    },
    {
      heading: 'Your choices',
      body: [
        {
          list: [
            'See and correct: in [Settings](/settings).',
            'Download: Settings, Account Security, as a ZIP, JSON or CSV file.',
            'Delete: Settings, Account Security, with your password. The account and all your private data are deleted right away. Foods you made public stay, without your name.',
          ],
        },
        'The law where you live may give you more rights; contact the operator.',
      ],
    },
  ],
};
