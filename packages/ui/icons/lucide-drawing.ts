/** A shape in Lucide's format: an SVG element's name and its attributes. */
export type LucideShape = readonly [name: string, attributes: Readonly<Record<string, string>>];

const number = (attributes: Readonly<Record<string, string>>, name: string): number => {
  const value = Number(attributes[name] ?? 0);
  if (Number.isNaN(value)) throw new Error(`${name} is "${String(attributes[name])}", which is no number.`);
  return value;
};

// Makes the first command absolute; otherwise a path would start at the end of the previous path.
const fromItsStart = (path: string): string => {
  const [, x, y, rest] = /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)(.*)$/.exec(path) ?? [];
  if (x === undefined || y === undefined || rest === undefined) return path;
  const goesOn = /^[\s,]*[-.\d]/.test(rest);
  return `M${x} ${y}${goesOn ? 'l' : ''}${rest.trimStart()}`;
};

const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

const rectangle = (x: number, y: number, width: number, height: number, radius: number): string => {
  const corner = (toX: number, toY: number): string => `a${radius} ${radius} 0 0 1 ${toX} ${toY}`;
  const across = width - 2 * radius;
  const down = height - 2 * radius;
  if (radius === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  return [
    `M${x + radius} ${y}h${across}${corner(radius, radius)}`,
    `v${down}${corner(-radius, radius)}`,
    `h${-across}${corner(-radius, -radius)}`,
    `v${-down}${corner(radius, -radius)}z`,
  ].join('');
};

const pathOf = ([name, attributes]: LucideShape): string => {
  const at = (key: string): number => number(attributes, key);
  switch (name) {
    case 'path':
      return fromItsStart(attributes.d ?? '');
    case 'circle':
      return circle(at('cx'), at('cy'), at('r'));
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
    case 'rect':
      return rectangle(at('x'), at('y'), at('width'), at('height'), at('rx'));
    default:
      throw new Error(`A Lucide icon has a <${name}>, which cannot be drawn yet.`);
  }
};

/**
 * Returns a whole icon as the `d` of one SVG path on Lucide's grid of 24 by 24 units. One path takes fewer
 * bytes than an element per stroke.
 *
 * @throws Error for an unsupported shape
 */
export const drawingOf = (shapes: readonly LucideShape[]): string => shapes.map(pathOf).join('');
