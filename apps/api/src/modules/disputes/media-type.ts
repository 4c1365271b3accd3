export type EvidenceMediaType = 'application/pdf' | 'image/png' | 'image/jpeg';

const beginnings: readonly (readonly [EvidenceMediaType, Buffer])[] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
];

/** A file's type by its first bytes, whatever its name; undefined for all but the three accepted types. */
export const mediaTypeOf = (content: Buffer): EvidenceMediaType | undefined =>
  beginnings.find(([, beginning]) => content.subarray(0, beginning.length).equals(beginning))?.[0];
