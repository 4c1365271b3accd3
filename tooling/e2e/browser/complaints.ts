export type ExpectedComplaint =
  /** The browser's line about a response with this status from a path with this prefix. */
  | { readonly status: number; readonly path: string }
  /** The browser's line about a request without a response to a path with this prefix. */
  | { readonly unanswered: string }
  /** The beginning of any other expected console line. */
  | { readonly log: string };

export type Complaint = { readonly text: string; readonly address: string };

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : '');

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
