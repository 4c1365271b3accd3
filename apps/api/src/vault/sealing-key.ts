import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export const keyLength = 32;
const nonceLength = 12;
const tagLength = 16;
const formVersion = 1;

/** One key of the folder, with the two keys derived from it. */
export type SealingKey = {
  /** The beginning of the key's SHA-256, which does not reveal the key. */
  readonly id: string;
  seal(plain: string, context: string): Buffer;
  /** Throws if the bytes were sealed with another key or for another context, or were changed. */
  open(bytes: Buffer, context: string): string;
  fingerprint(value: string): Buffer;
};

const deriveKey = (material: Buffer, use: string) =>
  Buffer.from(hkdfSync('sha256', material, Buffer.alloc(0), `tillbook ${use}`, keyLength));

/** Returns the stored form: format version, nonce, tag, sealed text. */
const sealWith = (key: Buffer, plain: string, context: string): Buffer => {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(formVersion), nonce, cipher.getAuthTag(), sealed]);
};

const openWith = (key: Buffer, bytes: Buffer, context: string): string => {
  const tagStart = 1 + nonceLength;
  const textStart = tagStart + tagLength;
  if (bytes[0] !== formVersion || bytes.length < textStart)
    throw new Error('A sealed value is not readable.');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, tagStart), {
    authTagLength: tagLength,
  });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(tagStart, textStart));
  return Buffer.concat([decipher.update(bytes.subarray(textStart)), decipher.final()]).toString('utf8');
};

/** @param material 32 random bytes */
export const sealingKey = (material: Buffer): SealingKey => {
  const sealing = deriveKey(material, 'sealing');
  const fingerprinting = deriveKey(material, 'fingerprint');
  return {
    id: createHash('sha256').update(material).digest('hex').slice(0, 16),
    seal: (plain, context) => sealWith(sealing, plain, context),
    open: (bytes, context) => openWith(sealing, bytes, context),
    fingerprint: (value) => createHmac('sha256', fingerprinting).update(value).digest(),
  };
};
