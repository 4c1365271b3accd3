import * as z from 'zod/mini';

/** Hosts that lead a browser to its own machine, as the URL parser writes them. */
const ownMachine = /^(?:(?:.+\.)?localhost\.?|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|\[::ffff:7f\w\w:\w+\])$/;

/** Whether an address leads each browser to the machine that the browser runs on. */
export const isLoopback = (address: string): boolean => ownMachine.test(URL.parse(address)?.hostname ?? '');

/** Tells whether an address may hold a password, so that no complaint repeats it. */
export const mayHoldPassword = (raw: string): boolean => /^\s*https?:.*@/i.test(raw);

const isWebAddress = (raw: string): boolean => ['http:', 'https:'].includes(URL.parse(raw)?.protocol ?? '');

const pathOf = (raw: string): string => (URL.parse(raw)?.pathname ?? '').replace(/\/+$/, '');

/** Parts that an address cannot have because pages append a path to the address. */
const hasFurtherParts = (raw: string): boolean => {
  const { username = '', password = '' } = URL.parse(raw) ?? {};
  return /[?#*]/.test(raw) || username !== '' || password !== '';
};

/** Other characters are placeholders that nobody filled in, or several hosts at once. */
const hasResolvableHost = (raw: string): boolean =>
  /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/.test(URL.parse(raw)?.hostname ?? '');

/**
 * An address as browsers use it, as the URL parser writes it and without a trailing slash.
 *
 * @param allowed names what the address may consist of
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

/** An address that pages append their own path to. */
export const originAddress = webAddress(
  `Enter an address without a path, ${furtherParts}, such as https://pay.example.com.`,
  (path) => path === '',
);

/** An address that may have a path. */
export const pathAddress = webAddress(
  `Enter an address without a ${furtherParts}, such as https://pay.example.com/api.`,
  () => true,
);

/** The admin app is built for the path /admin, on whichever origin; the path may be omitted. */
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
