export const templateName = 'tillbook_template';

/** Returns the URL of another database on the same server. */
export const databaseAddress = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};
