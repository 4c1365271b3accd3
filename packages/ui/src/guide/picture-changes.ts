/** How a picture of a story differs from the accepted one. */
export type PictureChange = {
  readonly story: string;
  readonly theme: 'light' | 'dark';
  readonly kind: 'new' | 'changed' | 'gone';
  readonly changedPixels: number;
};

/** What `npm run pictures` writes, beside the pictures it is about. */
export type PictureChanges = {
  /** When the pictures were taken, as ISO 8601. */
  readonly takenAt: string;
  readonly pictureCount: number;
  readonly changes: readonly PictureChange[];
};

const folder = './picture-changes';

type PictureSet = 'accepted' | 'taken' | 'differences';

const captions: Readonly<Record<PictureSet, string>> = {
  accepted: 'Before',
  taken: 'Now',
  differences: 'Difference',
};

const setsOf = (kind: PictureChange['kind']): readonly PictureSet[] => {
  switch (kind) {
    case 'new':
      return ['taken'];
    case 'gone':
      return ['accepted'];
    case 'changed':
      return ['accepted', 'taken', 'differences'];
  }
};

export type ShownPicture = { readonly caption: string; readonly address: string };

/** The pictures that show a change. */
export const picturesOf = ({ story, theme, kind }: PictureChange): readonly ShownPicture[] =>
  setsOf(kind).map((set) => ({
    caption: captions[set],
    address: `${folder}/${set}/${story}.${theme}.png`,
  }));

const isChanges = (value: unknown): value is PictureChanges =>
  value instanceof Object && 'changes' in value && Array.isArray(value.changes);

/** What the last run found; undefined if there was none. */
export const loadPictureChanges = async (): Promise<PictureChanges | undefined> => {
  const response = await fetch(`${folder}/changes.json`);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  // A server may answer an unknown address with a page of its own.
  if (!response.ok || !isJson) return undefined;
  const value: unknown = await response.json();
  return isChanges(value) ? value : undefined;
};
