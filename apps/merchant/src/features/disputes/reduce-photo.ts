/** The largest canvas that every browser can draw, in pixels. */
const maximumPixels = 16_000_000;
const smallestWidth = 400;
const scaleStep = 0.8;
const quality = 0.85;

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob | undefined> =>
  new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', quality);
  });

const draw = (photo: ImageBitmap, scale: number): Promise<Blob | undefined> => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(photo.width * scale));
  canvas.height = Math.max(1, Math.round(photo.height * scale));
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) return Promise.resolve(undefined);
  // JPEG has no transparency: without a background, transparent parts would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return toJpeg(canvas);
};

/** Redraws a photo smaller and smaller until it fits; `undefined` if it would become too narrow. */
const drawWithin = async (
  photo: ImageBitmap,
  maximumBytes: number,
  scale: number,
): Promise<Blob | undefined> => {
  const reduced = await draw(photo, scale);
  if (reduced === undefined || reduced.size <= maximumBytes) return reduced;
  if (photo.width * scale * scaleStep < smallestWidth) return undefined;
  return drawWithin(photo, maximumBytes, scale * scaleStep);
};

/**
 * Converts a photo to a JPEG of at most `maximumBytes`, rotated as its camera recorded. Returns `undefined` if the
 * browser cannot read the photo or the result does not fit.
 */
export const reducePhoto = async (file: Blob, maximumBytes: number): Promise<Blob | undefined> => {
  try {
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, Math.sqrt(maximumPixels / (photo.width * photo.height)));
    const reduced = await drawWithin(photo, maximumBytes, scale);
    photo.close();
    return reduced;
  } catch {
    return undefined;
  }
};
