import { limitBytes } from './limits.ts';
import { isWithin, type Measured } from './measure.ts';

const figure = (bytes: number): string => bytes.toLocaleString('en-US').padStart(9);

export function table(measured: readonly Measured[]): string {
  const width = Math.max(...measured.map(({ name }) => name.length));
  const lines = measured.map((page) => {
    const { name, bytes, limit } = page;
    const most = limit === undefined ? '' : ` of ${figure(limitBytes[limit])}`;
    return `${name.padEnd(width)} ${figure(bytes)}${most}${isWithin(page) ? '' : '  over'}`;
  });
  return lines.join('\n');
}

export function describeExcess({ name, bytes, limit, files }: Measured): readonly string[] {
  if (limit === undefined) return [];
  const largest = files.slice(0, 5).map((file) => `  ${figure(file.bytes)} ${file.file}`);
  return [`${name} is ${bytes - limitBytes[limit]} bytes over its limit. Its largest files:`, ...largest];
}
