import { isWithin, type Measured } from './measure.ts';

const figure = (bytes: number): string => bytes.toLocaleString('en-US').padStart(9);

const floorName = 'floor: React, router, query client and ky';

/** Every page in one line: its bytes, its limit, both as ratios of the floor, and a mark where it is over. */
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

/** What a page does wrong, and in which files the bytes are. */
export function whatIsWrong({ name, bytes, limitBytes, files, early }: Measured): readonly string[] {
  const largest = files.slice(0, 5).map((file) => `  ${figure(file.bytes)} ${file.file}`);
  return [
    ...(bytes > limitBytes
      ? [`${name} is ${bytes - limitBytes} bytes over its limit. Its largest files:`, ...largest]
      : []),
    ...early.map((found) => `${name} carries ${found}, which has to load when it is first opened.`),
  ];
}
