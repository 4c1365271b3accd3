/** Lets the browser save what is at an address, as it saves any file: on the disk, however large it is. */
export const saveFrom = (address: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
};
