import type { AccountCall, AdminCall } from '@tillbook/contract';
import type { TextStorage } from '../state/page-storage.ts';
import { isFields } from '../state/stored-fields.ts';
import { ownerTag } from './owner-tag.ts';

/** The call of an attempt, and what the call acts on. */
export type AttemptPlace = {
  /** The call's name in the contract. */
  readonly call: AccountCall | AdminCall;
  /** Absent if the call is about no account. */
  readonly accountId?: string | undefined;
  /** The ID of a payment, an instrument, a device; absent if the call creates something. */
  readonly objectId?: string | undefined;
};

/** An attempt whose outcome is not known in this tab. */
export type OpenAttempt = {
  readonly key: string;
  readonly amountCents: number | undefined;
  /** ISO 8601. */
  readonly startedAt: string;
};

type NewAttempt = {
  readonly body: unknown;
  readonly amountCents: number | undefined;
  /** Random by default. */
  readonly generateKey?: (() => string) | undefined;
};

/**
 * The attempts whose outcome is not known yet. They are stored for the tab before they are sent, so that nobody pays
 * twice by trying again after a reload.
 */
export type Attempts = {
  readonly find: (place: AttemptPlace) => OpenAttempt | undefined;
  /** True while this page waits for the response. */
  readonly isUnderWay: (place: AttemptPlace) => boolean;
  /** Sends an attempt, which is under way until its response arrives or is lost. */
  readonly send: <Answer>(place: AttemptPlace, sending: () => Promise<Answer>) => Promise<Answer>;
  /** Stores a new attempt, which is about to be sent. */
  readonly open: (place: AttemptPlace, attempt: NewAttempt) => OpenAttempt;
  /** True if this page has sent the attempt. After a reload, its body is not known. */
  readonly isFromThisPage: (place: AttemptPlace) => boolean;
  /** True if this page has sent exactly this body. */
  readonly hasSent: (place: AttemptPlace, body: unknown) => boolean;
  /** Forgets an attempt whose outcome is known. */
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
  // `randomUUID` exists on secure origins only, and the product may be tried on a local network.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const isAt =
  ({ call, objectId = '' }: AttemptPlace) =>
  (stored: StoredAttempt) =>
    stored.call === call && stored.objectId === objectId;

const placeText = ({ call, accountId = '', objectId = '' }: AttemptPlace): string =>
  `${call} ${accountId} ${objectId}`;

/**
 * Keeps the open attempts of each person and account apart. Stores no body, email address, card or bank account.
 *
 * @param storage kept as long as the tab
 * @param email of the person who is signed in
 */
export const createAttempts = (
  storage: TextStorage,
  email: () => string,
  now: () => Date = () => new Date(),
): Attempts => {
  const sentBodies = new Map<string, string>();
  const underWay = new Set<string>();
  const storageKey = ({ accountId = '' }: AttemptPlace) =>
    `attempts ${ownerTag(email())} ${accountId}`.trim();
  const all = (place: AttemptPlace) => readAttempts(storage.getItem(storageKey(place)));
  const others = (place: AttemptPlace) => all(place).filter((attempt) => !isAt(place)(attempt));
  const write = (place: AttemptPlace, attempts: readonly StoredAttempt[]) =>
    storage.setItem(storageKey(place), JSON.stringify(attempts));
  return {
    find: (place) => all(place).find(isAt(place)),
    isUnderWay: (place) => underWay.has(placeText(place)),
    send: async (place, sending) => {
      underWay.add(placeText(place));
      try {
        return await sending();
      } finally {
        underWay.delete(placeText(place));
      }
    },
    open: (place, { body, amountCents, generateKey = randomKey }) => {
      const { call, objectId = '' } = place;
      const attempt = { key: generateKey(), call, objectId, amountCents, startedAt: now().toISOString() };
      write(place, [...others(place), attempt]);
      sentBodies.set(placeText(place), JSON.stringify(body));
      return attempt;
    },
    isFromThisPage: (place) => sentBodies.has(placeText(place)),
    hasSent: (place, body) => sentBodies.get(placeText(place)) === JSON.stringify(body),
    end: (place) => {
      write(place, others(place));
      sentBodies.delete(placeText(place));
    },
  };
};
