/** The difference between a story's picture and the accepted picture. */
export type PictureChange = {
  readonly story: string;
  readonly theme: 'light' | 'dark';
  readonly kind: 'new' | 'changed' | 'gone';
  readonly changedPixels: number;
};

/** The report that `npm run pictures` writes next to its pictures. */
export type PictureChanges = {
  /** The time of the run, in ISO 8601. */
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

export const picturesOf = ({ story, theme, kind }: PictureChange): readonly ShownPicture[] =>
  setsOf(kind).map((set) => ({
    caption: captions[set],
    address: `${folder}/${set}/${story}.${theme}.png`,
  }));

const isChanges = (value: unknown): value is PictureChanges =>
  value instanceof Object && 'changes' in value && Array.isArray(value.changes);

/** Reads the report of the last run; returns undefined if there is no report. */
export const loadPictureChanges = async (): Promise<PictureChanges | undefined> => {
  const response = await fetch(`${folder}/changes.json`);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  // A server may respond to an unknown address with a page.
  if (!response.ok || !isJson) return undefined;
  const value: unknown = await response.json();
  return isChanges(value) ? value : undefined;
};
