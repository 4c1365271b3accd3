import { AppError } from '../runtime/app-error.ts';

type Downloader = { readonly userId: string; readonly accountId: string };

/** Limits concurrent downloads, so that no session takes the process from everybody else. */
export type DownloadLimits = {
  check(downloader: Downloader): void;
  /** Counts a download until the returned function is called; refuses with 429 if there are too many. */
  begin(downloader: Downloader): () => void;
  underWay(): number;
  /** Delays the end of a response until this long after its beginning. */
  readonly shortestMs: number;
};

/** Limits each process by itself, because the limit protects its memory and its event loop. */
export const mostDownloads = { ofPerson: 3, ofAccount: 6, inAll: 24 } as const;

const retryAfterSeconds = 5;

const sentences = {
  ofPerson: 'You already have three downloads in progress. Wait for one to finish, then try again.',
  ofAccount: 'This account has too many downloads in progress. Wait for one to finish, then try again.',
  inAll: 'Too many downloads are in progress. Please try again shortly.',
} as const;

const counted = (subject: string, names: readonly string[]): number =>
  names.filter((name) => name === subject).length;

/**
 * Delays the end for a browser that asks twice: it leaves the first response after the headers, which a short
 * file would outrun.
 */
const defaultShortestMs = 500;

type LimitOptions = { readonly shortestMs?: number };

export const downloadLimits = ({ shortestMs = defaultShortestMs }: LimitOptions = {}): DownloadLimits => {
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
      // A separate object: one person may have several.
      const download = { ...downloader };
      underWay.add(download);
      return () => {
        underWay.delete(download);
      };
    },
    underWay: () => underWay.size,
    shortestMs,
  };
};
