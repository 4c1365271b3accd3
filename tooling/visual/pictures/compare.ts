import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** `difference` marks the changed pixels in red. */
export type Comparison = { readonly changedPixels: number; readonly difference: Buffer };

const onCanvas = (picture: PNG, width: number, height: number): PNG => {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
};

/**
 * Compares two PNG files pixel by pixel. An area that only one picture has counts as changed.
 *
 * @returns undefined if there is no visible change
 */
export function compare(accepted: Buffer, taken: Buffer): Comparison | undefined {
  if (accepted.equals(taken)) return undefined;
  const [before, after] = [PNG.sync.read(accepted), PNG.sync.read(taken)];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const difference = new PNG({ width, height });
  const changedPixels = pixelmatch(
    onCanvas(before, width, height).data,
    onCanvas(after, width, height).data,
    difference.data,
    width,
    height,
    { threshold: 0.1 },
  );
  const isSameSize = before.width === after.width && before.height === after.height;
  if (changedPixels === 0 && isSameSize) return undefined;
  return { changedPixels, difference: PNG.sync.write(difference) };
}
