import { vi } from 'vitest';

export type SavedFile = {
  readonly name: string;
  readonly text: Promise<string>;
  /** With the byte order mark, which `text` lacks. */
  readonly bytes: Promise<Uint8Array>;
};

/** Records files that the page offers as downloads from now on; nothing is actually downloaded. */
export const savedFiles = (): readonly SavedFile[] => {
  const saved: SavedFile[] = [];
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return '#';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs.at(-1);
    if (blob) {
      const bytes = blob.arrayBuffer().then((buffer) => new Uint8Array(buffer));
      saved.push({ name: this.download, text: blob.text(), bytes });
    }
  });
  return saved;
};
