import { ApiError } from '@tillbook/api-client';

/**
 * The idempotency keys of attempts whose outcome is not known yet. They outlive the dialog they were made in: whoever
 * closes it after a broken connection and tries again must not pay twice.
 */
export type Attempts = {
  /**
   * The key under which to send `body`: the last one while its outcome is unknown and the body unchanged, else a new
   * one.
   *
   * @param scope what the attempt is about, such as the call and the object it acts on
   * @param generateKey random by default
   */
  readonly keyFor: (scope: string, body: unknown, generateKey?: () => string) => string;
  /** Records how an attempt ended; `error` is undefined after a success. */
  readonly settle: (scope: string, error: unknown) => void;
  /** Abandons what is open: the next submission is a new attempt. */
  readonly forget: (scope: string) => void;
};

const randomKey = (): string => {
  // `randomUUID` exists on secure origins only, and the product may be tried on a local network.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** True if the server has decided: the attempt either took effect or never will. */
const isDefinite = (error: unknown): boolean =>
  error === undefined || (error instanceof ApiError && error.status < 500);

export const createAttempts = (): Attempts => {
  const open = new Map<string, { readonly key: string; readonly body: string }>();
  return {
    keyFor: (scope, body, generateKey = randomKey) => {
      const text = JSON.stringify(body);
      const last = open.get(scope);
      if (last?.body === text) return last.key;
      const key = generateKey();
      open.set(scope, { key, body: text });
      return key;
    },
    settle: (scope, error) => {
      if (isDefinite(error)) open.delete(scope);
    },
    forget: (scope) => {
      open.delete(scope);
    },
  };
};
