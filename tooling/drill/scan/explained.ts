import type { Found } from './wapiti.ts';

/** A correct finding that does no harm, as long as its condition holds. */
type Explanation = {
  readonly isAbout: (found: Found) => boolean;
  readonly because: string;
  readonly holds: (origin: string, found: Found) => Promise<boolean>;
};

const policyOf = async (address: string): Promise<string> =>
  (await fetch(address)).headers.get('content-security-policy') ?? '';

/**
 * Requested as a page, as typed into the address bar: the app responds, whereas a program that asks for a
 * file gets a 404.
 */
const headers = { accept: 'text/html' };

/** An unknown address responds with the app, which says so: the page is the same but for its nonce. */
const isTheApp = async (origin: string, path: string): Promise<boolean> => {
  const unknownPath = path.startsWith('/admin/') ? '/admin/nowhere' : '/nowhere';
  const [one, other] = await Promise.all(
    [path, unknownPath].map(async (requestedPath) =>
      (await fetch(origin + requestedPath, { headers })).text(),
    ),
  );
  return one !== undefined && one.length === other?.length && one.startsWith('<!doctype html>');
};

const explanations: readonly Explanation[] = [
  {
    isAbout: ({ kind }) => kind === 'Backup file',
    because: 'any address that leads nowhere is answered with the app, which says that nothing is there',
    holds: (origin, { path }) => isTheApp(origin, path),
  },
  {
    isAbout: ({ info }) => info.startsWith('X-Frame-Options'),
    because: 'the policy of each page says by frame-ancestors who may frame it, which the old header cannot',
    holds: async (origin, { path }) => (await policyOf(origin + path)).includes('frame-ancestors '),
  },
  {
    isAbout: ({ info }) => info.startsWith('X-XSS-Protection'),
    because:
      'it switches a filter that browsers have given up; the policy of each page lets no foreign script run',
    holds: async (origin, { path }) => (await policyOf(origin + path)).includes("script-src 'self'"),
  },
  {
    isAbout: ({ info }) => info.startsWith('Strict-Transport-Security'),
    because: 'it means nothing without TLS, behind which it is sent',
    holds: (origin) => Promise.resolve(origin.startsWith('http://')),
  },
];

/** Why a finding is no fault; undefined if there is no reason, or it does not hold. */
export const explanationOf = async (origin: string, found: Found): Promise<string | undefined> => {
  const explanation = explanations.find(({ isAbout }) => isAbout(found));
  return explanation !== undefined && (await explanation.holds(origin, found))
    ? explanation.because
    : undefined;
};
