export type ApiDocument = object & {
  readonly info: { readonly description: string };
  readonly tags: readonly { readonly name: string }[];
};

const isDocument = (value: unknown): value is ApiDocument =>
  typeof value === 'object' && value !== null && 'info' in value && 'tags' in value;

/** @returns undefined if the API does not respond with its document */
export const loadApiDocument = async (apiBaseUrl: string): Promise<ApiDocument | undefined> => {
  try {
    const response = await fetch(`${apiBaseUrl}/openapi.json`);
    const document: unknown = response.ok ? await response.json() : undefined;
    return isDocument(document) ? document : undefined;
  } catch {
    return undefined;
  }
};
