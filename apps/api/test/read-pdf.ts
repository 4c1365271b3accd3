import { getDocumentProxy } from 'unpdf';

export type ReadPdf = {
  readonly title: string | undefined;
  /** The texts of each page, by line from the top and within a line from the left. */
  readonly pages: readonly (readonly (readonly string[])[])[];
  /** The extent of the texts of all pages, in points from the lower left corner. */
  readonly edges: { readonly left: number; readonly right: number; readonly bottom: number };
  /** The structure types on the first page, such as a table's rows, in reading order. */
  readonly structure: readonly string[];
  readonly isTagged: boolean;
};

type Placed = { readonly text: string; readonly x: number; readonly y: number; readonly width: number };

type StructureNode = { readonly role?: string; readonly children?: readonly StructureNode[] };

const rolesOf = ({ role, children = [] }: StructureNode): readonly string[] => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap(rolesOf),
];

const linesOf = (texts: readonly Placed[]): readonly (readonly string[])[] => {
  const lines = Map.groupBy(texts, ({ y }) => Math.round(y));
  return [...lines]
    .toSorted(([one], [other]) => other - one)
    .map(([, line]) => line.toSorted((one, other) => one.x - other.x).map(({ text }) => text));
};

const least = (numbers: readonly number[]): number =>
  numbers.reduce((one, other) => Math.min(one, other), Infinity);

const edgesOf = (texts: readonly Placed[]): ReadPdf['edges'] => ({
  left: least(texts.map(({ x }) => x)),
  right: -least(texts.map(({ x, width }) => -x - width)),
  bottom: least(texts.map(({ y }) => y)),
});

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

const textsOf = async (page: PdfPage): Promise<readonly Placed[]> => {
  const { items } = await page.getTextContent();
  return items.flatMap((item): Placed[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , x, y] = item.transform;
    return [{ text: item.str, x: Number(x), y: Number(y), width: item.width }];
  });
};

export const readLastPage = async (bytes: Uint8Array): Promise<ReadPdf['pages'][number]> => {
  const pdf = await getDocumentProxy(bytes);
  const lines = linesOf(await textsOf(await pdf.getPage(pdf.numPages)));
  await pdf.loadingTask.destroy();
  return lines;
};

export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const pdf = await getDocumentProxy(bytes);
  const { info } = await pdf.getMetadata();
  const markInfo: unknown = await pdf.getMarkInfo();
  const structure = rolesOf(Object(await (await pdf.getPage(1)).getStructTree()));
  const pages: (readonly Placed[])[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- all pages of a long file together would exceed the memory
    const page = await pdf.getPage(number);
    // oxlint-disable-next-line no-await-in-loop -- as above
    pages.push(await textsOf(page));
    page.cleanup();
  }
  await pdf.loadingTask.destroy();
  return {
    title: 'Title' in info && typeof info.Title === 'string' ? info.Title : undefined,
    pages: pages.map(linesOf),
    edges: edgesOf(pages.flat()),
    structure,
    isTagged: Object(markInfo).Marked === true,
  };
};
