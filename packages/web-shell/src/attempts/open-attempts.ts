import type { TextStorage } from '../state/page-storage.ts';
import { isFields } from '../state/stored-fields.ts';
import { placeText, type AttemptPlace, type OpenAttempt } from './attempt-place.ts';
import { createAttemptStates, type AttemptStates } from './attempt-states.ts';
import { ownerTag } from './owner-tag.ts';

type NewAttempt = {
  readonly body: unknown;
  readonly amountCents: number | undefined;
  readonly generateKey?: (() => string) | undefined;
};

/**
 * The attempts whose outcome is not known yet. They are stored for the tab before they are sent, so that no
 * one pays twice by trying again after a reload.
 */
export type Attempts = {
  /** Identifies the signed-in user without revealing the email address. */
  readonly owner: () => string;
  /** Attempts under way and their outcomes, until the page is closed. */
  readonly states: AttemptStates;
  readonly find: (place: AttemptPlace) => OpenAttempt | undefined;
  readonly open: (place: AttemptPlace, attempt: NewAttempt) => OpenAttempt;
  /** True if this page has sent the attempt. After a reload, its body is not known. */
  readonly isFromThisPage: (place: AttemptPlace) => boolean;
  readonly hasSent: (place: AttemptPlace, body: unknown) => boolean;
  readonly end: (place: AttemptPlace) => void;
};

type StoredAttempt = OpenAttempt & { readonly call: string; readonly objectId: string };

const isAttempt = (value: unknown): value is StoredAttempt =>
  isFields(value) &&
  [value.key, value.call, value.objectId, value.startedAt].every((field) => typeof field === 'string') &&
  ['number', 'undefined'].includes(typeof value.amountCents);

const readAttempts = (text: string | null): readonly StoredAttempt[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isAttempt) : [];
  } catch {
    return [];
  }
};

const randomKey = (): string => {
  // Avoids `randomUUID`, which exists on secure origins only: the product may be tried on a local network.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const isAt =
  ({ call, objectId = '' }: AttemptPlace) =>
  (stored: StoredAttempt) =>
    stored.call === call && stored.objectId === objectId;

/**
 * Creates the open attempts, separate for each user and account. Stores no body, email address, card or bank
 * account.
 *
 * @param storage lasts as long as the tab
 * @param email of the signed-in user
 */
export const createAttempts = (
  storage: TextStorage,
  email: () => string,
  now: () => Date = () => new Date(),
): Attempts => {
  const sentBodies = new Map<string, string>();
  const owner = () => ownerTag(email());
  const sentName = (place: AttemptPlace) => `${owner()} ${placeText(place)}`;
  const storageKey = ({ accountId = '' }: AttemptPlace) => `attempts ${owner()} ${accountId}`.trim();
  const all = (place: AttemptPlace) => readAttempts(storage.getItem(storageKey(place)));
  const others = (place: AttemptPlace) => all(place).filter((attempt) => !isAt(place)(attempt));
  const write = (place: AttemptPlace, attempts: readonly StoredAttempt[]) =>
    storage.setItem(storageKey(place), JSON.stringify(attempts));
  return {
    owner,
    states: createAttemptStates(owner),
    find: (place) => all(place).find(isAt(place)),
    open: (place, { body, amountCents, generateKey = randomKey }) => {
      const { call, objectId = '' } = place;
      const attempt = { key: generateKey(), call, objectId, amountCents, startedAt: now().toISOString() };
      write(place, [...others(place), attempt]);
      sentBodies.set(sentName(place), JSON.stringify(body));
      return attempt;
    },
    isFromThisPage: (place) => sentBodies.has(sentName(place)),
    hasSent: (place, body) => sentBodies.get(sentName(place)) === JSON.stringify(body),
    end: (place) => {
      write(place, others(place));
      sentBodies.delete(sentName(place));
    },
  };
};
