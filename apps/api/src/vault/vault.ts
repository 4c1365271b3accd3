type Sealed = { readonly keyId: string; readonly bytes: Buffer };

/** Encrypts values that must be unreadable in the database, with keys stored outside it. */
export type Vault = {
  /**
   * Uses AES-256-GCM. `context`, such as the row's ID, is authenticated, so that a sealed value cannot be
   * moved to another row.
   */
  seal(plain: string, context: string): Sealed;
  /** Throws if the value was sealed with another key or for another context. */
  open(sealed: Sealed, context: string): string;
  /** Returns a keyed hash, with which equal values are found without opening a value. */
  fingerprint(value: string): Buffer;
};
