/**
 * Copies through a temporary selection: replaces the data of its copy event, then restores the previous
 * selection.
 */
const copyBySelection = (text: string): boolean => {
  const selection = document.getSelection();
  // Inserts next to the focused element, because a dialog takes the focus back from any element outside it.
  const around = document.activeElement?.parentElement ?? document.body;
  const selected = document.createElement('span');
  selected.textContent = text;
  Object.assign(selected.style, { position: 'fixed', opacity: '0', userSelect: 'text' });
  const ranges = Array.from({ length: selection?.rangeCount ?? 0 }, (_, index) =>
    selection?.getRangeAt(index),
  );
  let isCopied = false;
  const copy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/plain', text);
    isCopied = event.clipboardData !== null;
  };
  around.append(selected);
  selection?.selectAllChildren(selected);
  document.addEventListener('copy', copy, true);
  try {
    // Deprecated, but the only way on a plain http address, and supported by all browsers.
    // oxlint-disable-next-line typescript/no-deprecated
    return document.execCommand('copy') && isCopied;
  } finally {
    document.removeEventListener('copy', copy, true);
    selection?.removeAllRanges();
    for (const range of ranges) if (range) selection?.addRange(range);
    selected.remove();
  }
};

/**
 * Copies a text to the clipboard. Uses a selection when the page is on a plain http address, which has no
 * clipboard, or when the browser denies access to it.
 *
 * @returns false if it was not copied
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
