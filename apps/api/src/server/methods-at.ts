import type { Endpoint, Method } from '@tillbook/contract';

const pattern = (path: string) =>
  new RegExp(`^${path.replaceAll(/[.]/g, String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`);

const withHead = (method: Method): string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method]);

export const methodsAt = (
  endpoints: readonly Pick<Endpoint, 'method' | 'path'>[],
  basePath = '',
): ((path: string) => readonly string[]) => {
  const patterns = endpoints.map(({ method, path }) => ({
    matches: pattern(`${basePath}${path}`),
    methods: withHead(method),
  }));
  return (path) => [
    ...new Set(patterns.filter(({ matches }) => matches.test(path)).flatMap(({ methods }) => methods)),
  ];
};
