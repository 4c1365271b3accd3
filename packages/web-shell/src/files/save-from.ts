/** Downloads a file of any size from an address, straight to disk. */
export const saveFrom = (address: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
};
