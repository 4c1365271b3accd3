/** A console line that the test causes on purpose. */
export type ExpectedComplaint =
  /** The browser's own line about a response with this status, from a path that begins like this. */
  | { readonly status: number; readonly path: string }
  /** The browser's own line on a request that got no answer. */
  | { readonly unanswered: string }
  /** A log of the product's that the specification asks for. */
  | { readonly log: string };

export type Complaint = { readonly text: string; readonly address: string };

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : '');

/** True for a line that the test has declared. */
export const isExpected = ({ text, address }: Complaint, expected: readonly ExpectedComplaint[]): boolean =>
  expected.some((declared) => {
    if ('log' in declared) return text.startsWith(declared.log);
    if ('status' in declared) {
      const line = `Failed to load resource: the server responded with a status of ${declared.status} `;
      return text.startsWith(line) && pathOf(address).startsWith(declared.path);
    }
    return (
      text.startsWith('Failed to load resource: net::ERR_') && pathOf(address).startsWith(declared.unanswered)
    );
  });
