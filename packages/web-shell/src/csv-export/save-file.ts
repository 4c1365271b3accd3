/** Long enough for a browser to have begun with the download. */
const keepAddressMs = 60_000;

/** Hands a text to the person as a download. */
export const saveFile = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keepAddressMs);
};
