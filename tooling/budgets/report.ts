import { isWithin, type Measured } from './measure.ts';

const figure = (bytes: number): string => bytes.toLocaleString('en-US').padStart(9);

/** Every page in one line: its bytes, its limit, and a mark where it is over. */
export function table(measured: readonly Measured[]): string {
  const width = Math.max(...measured.map(({ name }) => name.length), 0);
  return measured
    .map((page) => {
      const mark = isWithin(page) ? '' : '  over';
      return `${page.name.padEnd(width)} ${figure(page.bytes)} of ${figure(page.limitBytes)}${mark}`;
    })
    .join('\n');
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
