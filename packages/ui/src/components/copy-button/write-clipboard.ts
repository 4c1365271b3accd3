/**
 * Puts text on the clipboard.
 *
 * @returns whether it is there: a page without a secure origin, or a person who refuses, can keep it from happening.
 */
export async function writeClipboard(text: string): Promise<boolean> {
  // The types promise a clipboard, but on a plain http origin there is none.
  if (!('clipboard' in navigator)) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
