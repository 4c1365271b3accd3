const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/** Returns true for a name of two labels or more, in any script. A name that ends in a number would be an IP address. */
export function isDomainName(name: string): boolean {
  const labels = name.split('.');
  return (
    labels.length > 1 && labels.every((part) => label.test(part)) && !/^[0-9]+$/.test(labels.at(-1) ?? '')
  );
}
