import lighthouse from 'lighthouse';

export type Page = { readonly name: string; readonly path: string };

export type Scores = {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  /** Audits that cost points in accessibility or best practices. */
  readonly lostPoints: readonly string[];
};

const hundredths = (score: number | null | undefined): number => Math.round((score ?? 0) * 100);

export const measure = async (port: number, webUrl: string, { path }: Page): Promise<Scores> => {
  const address = webUrl + path;
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
  });
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${path}.`);
  const { audits, categories, finalDisplayedUrl } = result.lhr;
  if (finalDisplayedUrl !== address) throw new Error(`${path} led to ${finalDisplayedUrl}.`);
  const lostPoints = [categories['accessibility'], categories['best-practices']]
    .flatMap((category) => category?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title ?? ''}`);
  return {
    performance: hundredths(categories['performance']?.score),
    accessibility: hundredths(categories['accessibility']?.score),
    bestPractices: hundredths(categories['best-practices']?.score),
    lostPoints,
  };
};
