export const templateName = 'tillbook_template';

export const databaseAddress = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};
