type Outcomes = { readonly succeeded: number; readonly failed: number };

/**
 * Returns the share of finished payments that succeeded, such as "97.9%"; undefined if no payment has
 * finished.
 */
export const successRate = ({ succeeded, failed }: Outcomes): string | undefined => {
  const finished = succeeded + failed;
  if (finished === 0) return undefined;
  return (succeeded / finished).toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 });
};
