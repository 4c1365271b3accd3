import pg from 'pg';

const unknownAuthority = (setting: string): string =>
  `The server's certificate is not from an authority that this machine trusts. Add sslrootcert=/path/to/ca.pem, the certificate of its authority, to ${setting}.`;

const unknownHost = (setting: string): string => `Check the host name in ${setting}.`;

const unreachable = (setting: string): string =>
  `Check host and port in ${setting}, and the firewall between.`;

const withoutSocket = (setting: string): string =>
  `Check the socket's folder and the port in ${setting}, and that the server is running on this machine.`;

const socketAdviceByCode: ReadonlyMap<string, (setting: string) => string> = new Map([
  ['ENOENT', withoutSocket],
  ['ECONNREFUSED', withoutSocket],
  ['EACCES', (setting) => `Let this user open the socket and its folder, which ${setting} names.`],
]);

const adviceByCode: ReadonlyMap<string, (setting: string) => string> = new Map([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', unknownAuthority],
  ['SELF_SIGNED_CERT_IN_CHAIN', unknownAuthority],
  ['UNABLE_TO_GET_ISSUER_CERT', unknownAuthority],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', unknownAuthority],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', unknownAuthority],
  [
    'CERT_HAS_EXPIRED',
    (setting) =>
      `The server's certificate, or that of its authority, has expired. Renew it; if the authority was replaced, also the file of sslrootcert in ${setting}.`,
  ],
  [
    'CERT_NOT_YET_VALID',
    () => `The server's certificate is not valid yet. Check the clocks of both machines.`,
  ],
  [
    'ERR_TLS_CERT_ALTNAME_INVALID',
    (setting) =>
      `The server's certificate is for another host name. Use that name in ${setting}, or a certificate for this one; sslrootcert does not change this.`,
  ],
  ['ENOTFOUND', unknownHost],
  ['EAI_AGAIN', (setting) => `${unknownHost(setting).slice(0, -1)}, and that the name server answers.`],
  ['ECONNREFUSED', (setting) => `Check host and port in ${setting}, and that the server is running.`],
  ['EHOSTUNREACH', unreachable],
  ['ENETUNREACH', unreachable],
  ['ETIMEDOUT', unreachable],
  ['ENOENT', (setting) => `Check the file names of sslrootcert, sslcert and sslkey in ${setting}.`],
  ['EACCES', (setting) => `Let this user read the files of sslrootcert, sslcert and sslkey in ${setting}.`],
  [
    '28P01',
    (setting) =>
      `Check user name and password in ${setting}; encode characters such as @ and / as %40 and %2F.`,
  ],
  ['3D000', (setting) => `Check the database name in ${setting}, or create the database.`],
  ['53300', () => 'Raise max_connections of the server, or lower DATABASE_POOL_SIZE.'],
  ['57P03', () => 'The server is starting or stopping. Start again in a moment.'],
]);

const withoutTls = (setting: string): string =>
  `Turn on TLS at the server (ssl = on), or remove sslmode from ${setting} if the network is private.`;

const refusedRole = (message: string, setting: string): string =>
  message.includes('no encryption')
    ? `Allow this user and host in the server's pg_hba.conf; if it accepts TLS only, add sslmode=verify-full to ${setting}.`
    : `Check the user name in ${setting}, that the role may log in, and that the server's pg_hba.conf allows it from this host.`;

/**
 * Recognizes a failed socket connection by its address, which is a path; the error of an unreadable file has
 * no address.
 */
const isAboutSocket = (error: Error): boolean =>
  'address' in error && typeof error.address === 'string' && error.address.startsWith('/');

const rootOf = (error: unknown): unknown => {
  if (error instanceof AggregateError && error.errors.length > 0) return rootOf(error.errors[0]);
  return error instanceof Error && error.cause instanceof Error ? rootOf(error.cause) : error;
};

const adviceOn = (error: unknown, setting: string): string | undefined => {
  const root = rootOf(error);
  if (!(root instanceof Error)) return undefined;
  if (root instanceof pg.DatabaseError && root.code === '28000') return refusedRole(root.message, setting);
  if (root.message.includes('does not support SSL')) return withoutTls(setting);
  if (!('code' in root) || typeof root.code !== 'string') return undefined;
  const advice = isAboutSocket(root) ? socketAdviceByCode : adviceByCode;
  return advice.get(root.code)?.(setting);
};

/**
 * Returns how to repair a failed connection, without any part of its address.
 * @param setting the name of the setting that contains the address
 * @param otherwise the advice if the cause is unknown
 */
export const connectionAdvice = (error: unknown, setting: string, otherwise: string): string =>
  adviceOn(error, setting) ?? otherwise;
