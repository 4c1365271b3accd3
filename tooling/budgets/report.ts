import { isWithin, type Measured } from './measure.ts';

const figure = (bytes: number): string => bytes.toLocaleString('en-US').padStart(9);

const floorName = 'floor: React, router, query client, ky, tabs and toggle group';

/**
 * Every page in one line: its bytes, its limit, both as ratios of the floor, and a mark if it is over the
 * limit.
 */
export function table(measured: readonly Measured[], floorBytes: number): string {
  const width = Math.max(...measured.map(({ name }) => name.length), floorName.length);
  const ratio = (bytes: number): string => (bytes / floorBytes).toFixed(2);
  const pages = measured.map((page) => {
    const { name, bytes, limitBytes } = page;
    const mark = isWithin(page) ? '' : '  over';
    const figures = `${figure(bytes)} of ${figure(limitBytes)}   ${ratio(bytes)} of ${ratio(limitBytes)}`;
    return `${name.padEnd(width)} ${figures}${mark}`;
  });
  return [`${floorName.padEnd(width)} ${figure(floorBytes)}`, ...pages].join('\n');
}

/** Returns by how much a page is over its limit. */
export const excessOf = ({ name, bytes, limitBytes }: Measured): string =>
  `${name} is ${bytes - limitBytes} bytes over its limit.`;

/** The violations of a page, and the files with the bytes. */
export function whatIsWrong(page: Measured): readonly string[] {
  const { name, bytes, limitBytes, files, early } = page;
  const largest = files.slice(0, 5).map((file) => `  ${figure(file.bytes)} ${file.file}`);
  return [
    ...(bytes > limitBytes ? [`${excessOf(page)} Its largest files:`, ...largest] : []),
    ...early.map((found) => `${name} carries ${found}, which has to load after it.`),
  ];
}
