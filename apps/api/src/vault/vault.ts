type Sealed = { readonly keyId: string; readonly bytes: Buffer };

/** Seals what must not be readable in the database, with keys that live outside it. */
export type Vault = {
  /**
   * AES-256-GCM; `context` (such as the row's id) is authenticated, so that a sealed value cannot be moved to another
   * row.
   */
  seal(plain: string, context: string): Sealed;
  /** Throws if the value was sealed with another key or for another context. */
  open(sealed: Sealed, context: string): string;
  /** Hashes with a key, to find the same value again without opening anything. */
  fingerprint(value: string): Buffer;
};
