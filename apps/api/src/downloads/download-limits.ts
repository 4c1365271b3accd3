import { AppError } from '../app-error.ts';

/** Whose download it is, and of which account. */
type Downloader = { readonly userId: string; readonly accountId: string };

/** How many files go out at the same time, so that no one session takes the process from everybody else. */
export type DownloadLimits = {
  /** Refuses whoever could not begin a download now. */
  check(downloader: Downloader): void;
  /** Counts a download until the returned function is called; refuses with 429 where there are too many. */
  begin(downloader: Downloader): () => void;
  underWay(): number;
};

/** Each process counts its own: what is bounded is its memory and its event loop. */
export const mostDownloads = { ofPerson: 3, ofAccount: 6, inAll: 24 } as const;

const retryAfterSeconds = 5;

const sentences = {
  ofPerson: 'Three of your downloads are under way. Wait for one to end, and try again.',
  ofAccount: 'Too many downloads of this account are under way. Wait for one to end, and try again.',
  inAll: 'Too many downloads are under way. Please try again shortly.',
} as const;

const counted = (subject: string, names: readonly string[]): number =>
  names.filter((name) => name === subject).length;

export const downloadLimits = (): DownloadLimits => {
  const underWay = new Set<Downloader>();

  const check = ({ userId, accountId }: Downloader) => {
    const present = [...underWay];
    const counts = {
      ofPerson: counted(
        userId,
        present.map((one) => one.userId),
      ),
      ofAccount: counted(
        accountId,
        present.map((one) => one.accountId),
      ),
      inAll: present.length,
    };
    for (const scope of ['ofPerson', 'ofAccount', 'inAll'] as const) {
      if (counts[scope] < mostDownloads[scope]) continue;
      throw new AppError('too_many_requests', { message: sentences[scope], retryAfterSeconds });
    }
  };

  return {
    check,
    begin: (downloader) => {
      check(downloader);
      // An object of its own: one person has several.
      const place = { ...downloader };
      underWay.add(place);
      return () => {
        underWay.delete(place);
      };
    },
    underWay: () => underWay.size,
  };
};
