import type { AuditEntry } from '@fitarc/contract/audit';
import { AUDIT_ACTS } from '@fitarc/domain/audit';
import { describe, expect, it } from 'vitest';
import { changesOf, fieldWords, sentenceOf, valueWords } from './audit-text.ts';

const entry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 1,
  at: '2026-11-15T10:00:00.000Z',
  actor: 'ruth@example.org',
  by: 'administrator',
  act: 'user.ban',
  subject_id: 7,
  subject: 'spam@example.org',
  before: null,
  after: null,
  ...changes,
});

describe('the audit log in words', () => {
  it('says who did what to what', () => {
    expect(sentenceOf(entry())).toEqual({
      who: 'ruth@example.org',
      did: 'banned',
      what: 'spam@example.org',
    });
  });

  it('has words for every act', () => {
    for (const act of AUDIT_ACTS) expect(sentenceOf(entry({ act })).did).toMatch(/^[a-z ,]+$/);
  });

  it('names the operator, and accounts that are gone', () => {
    expect(sentenceOf(entry({ actor: null, by: 'operator' })).who).toBe('The operator');
    expect(sentenceOf(entry({ actor: null, subject: '' }))).toMatchObject({
      who: 'A deleted account',
      what: 'a deleted account',
    });
  });

  it('sets before beside after, also where a field is on one side only', () => {
    expect(
      changesOf(
        entry({
          before: { approval_status: 'pending' },
          after: { approval_status: 'rejected', note: 'Twice' },
        }),
      ),
    ).toEqual([
      { field: 'Approval status', before: 'pending', value: 'rejected' },
      { field: 'Note', value: 'Twice' },
    ]);
    expect(
      changesOf(entry({ before: { reason: 'spam', status: 'open' }, after: { status: 'approved' } })),
    ).toEqual([
      { field: 'Status', before: 'open', value: 'approved' },
      { field: 'Reason', value: 'spam' },
    ]);
    expect(changesOf(entry({ after: { name: 'Squat', video_url: null } }))).toEqual([
      { field: 'Name', value: 'Squat' },
    ]);
    expect(changesOf(entry({ before: { video_url: 'x' }, after: { video_url: null } }))).toEqual([
      { field: 'Video url', before: 'x', value: '–' },
    ]);
  });

  it.each([
    [true, 'Yes'],
    [false, 'No'],
    [null, '–'],
    ['', '–'],
    [[], '–'],
    [['Chest', 'Arms'], 'Chest, Arms'],
    [0, '0'],
    [{ a: 1 }, '{"a":1}'],
  ])('writes %j as %s', (value, words) => expect(valueWords(value)).toBe(words));

  it.each([
    ['isBanned', 'Is banned'],
    ['video_url', 'Video url'],
  ])('names the field %s', (name, words) => expect(fieldWords(name)).toBe(words));
});

it('calls a download of the list what it is, and what has no name a deleted account', () => {
  const download = entry({ act: 'user.export', actor: 'boss@example.org', subject: '' });
  expect(sentenceOf(download)).toEqual({
    ...{ who: 'boss@example.org', did: 'downloaded', what: 'the list of users' },
  });
  expect(sentenceOf({ ...download, act: 'account.delete' }).what).toBe('a deleted account');
});
