import { AppError } from '../runtime/app-error.ts';

type Downloader = { readonly userId: string; readonly accountId: string };

/** Limits concurrent downloads, so that no session exhausts the process for others. */
export type DownloadLimits = {
  check(downloader: Downloader): void;
  /**
   * Counts a download until the returned function is called; refuses with 429 if too many are in progress.
   */
  begin(downloader: Downloader): () => void;
  underWay(): number;
  /** The shortest duration of a response. */
  readonly shortestMs: number;
};

/** Counted per process, because the limits protect its memory and its event loop. */
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
 * Long enough for a browser that requests a file twice to leave the first response before it counts as
 * delivered.
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
      // A new object per download, because a person may have several downloads.
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
