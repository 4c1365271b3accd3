import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

export type Certificate = { readonly certificateFile: string; readonly keyFile: string };

export const createAuthority = async (folder: string): Promise<Certificate> => {
  const [keyFile, certificateFile] = [join(folder, 'ca.key'), join(folder, 'ca.pem')];
  const subject = ['-subj', '/CN=Private authority', '-days', '30'];
  await run('openssl', ['req', '-x509', ...newKey, '-keyout', keyFile, '-out', certificateFile, ...subject]);
  return { certificateFile, keyFile };
};

/**
 * Creates a server's certificate, signed by an authority.
 * @param names such as `DNS:localhost`
 * @param days until its end; negative for an expired certificate
 */
export const createCertificate = async (
  folder: string,
  authority: Certificate,
  { file, names, days }: { readonly file: string; readonly names: string; readonly days: number },
): Promise<Certificate> => {
  const [keyFile, request] = [join(folder, `${file}.key`), join(folder, `${file}.csr`)];
  const [certificateFile, extensions] = [join(folder, `${file}.pem`), join(folder, `${file}.extensions`)];
  writeFileSync(extensions, `subjectAltName=${names}\n`);
  await run('openssl', ['req', '-new', ...newKey, '-keyout', keyFile, '-out', request, '-subj', '/CN=db']);
  const signedBy = ['-CA', authority.certificateFile, '-CAkey', authority.keyFile, '-CAcreateserial'];
  const signing = ['-req', '-in', request, ...signedBy, '-days', String(days), '-extfile', extensions];
  await run('openssl', ['x509', ...signing, '-out', certificateFile]);
  return { certificateFile, keyFile };
};
