import * as z from 'zod/mini';

/** Matches hosts that lead a browser to its own machine, as the URL parser writes them. */
const ownMachine = /^(?:(?:.+\.)?localhost\.?|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|\[::ffff:7f\w\w:\w+\])$/;

/** Returns true if an address leads each browser to the machine that the browser runs on. */
export const isLoopback = (address: string): boolean => ownMachine.test(URL.parse(address)?.hostname ?? '');

/** Returns true if an address may contain a password, which no message may repeat. */
export const mayHoldPassword = (raw: string): boolean => /^\s*https?:.*@/i.test(raw);

const isWebAddress = (raw: string): boolean => ['http:', 'https:'].includes(URL.parse(raw)?.protocol ?? '');

const pathOf = (raw: string): string => (URL.parse(raw)?.pathname ?? '').replace(/\/+$/, '');

/**
 * Returns true if an address has a query, a fragment or credentials: it must have none of these, because
 * pages append a path.
 */
const hasFurtherParts = (raw: string): boolean => {
  const { username = '', password = '' } = URL.parse(raw) ?? {};
  return /[?#*]/.test(raw) || username !== '' || password !== '';
};

/** Rejects other characters, as in placeholders that were never replaced or in several hosts. */
const hasResolvableHost = (raw: string): boolean =>
  /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/.test(URL.parse(raw)?.hostname ?? '');

/**
 * Parses an address as browsers use it, without a trailing slash.
 * @param allowed describes the parts that the address may have
 */
const webAddress = (allowed: string, isAllowedPath: (path: string) => boolean) =>
  z.pipe(
    z.string().check(
      z.refine(isWebAddress, {
        error: 'Enter an address that begins with http:// or https://.',
        abort: true,
      }),
      z.refine((raw) => !hasFurtherParts(raw) && isAllowedPath(pathOf(raw)), {
        error: allowed,
        abort: true,
      }),
      z.refine(hasResolvableHost, 'Enter one host name, such as https://pay.example.com.'),
    ),
    z.transform((raw) => `${URL.parse(raw)?.origin ?? ''}${pathOf(raw)}`),
  );

const furtherParts = 'query, hash, user name, password or *';

export const originAddress = webAddress(
  `Enter an address without a path, ${furtherParts}, such as https://pay.example.com.`,
  (path) => path === '',
);

export const pathAddress = webAddress(
  `Enter an address without a ${furtherParts}, such as https://pay.example.com/api.`,
  () => true,
);

/** Adds the path /admin if it is omitted: the admin app is built for it, on any origin. */
export const adminAddress = z.pipe(
  pathAddress,
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          (address) => ['', '/admin'].includes(pathOf(address)),
          'Enter an address with the path /admin, or without a path.',
        ),
      ),
    z.transform((address) => (pathOf(address) === '' ? `${address}/admin` : address)),
  ),
);
