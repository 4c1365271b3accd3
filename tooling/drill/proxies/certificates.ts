import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

const openssl = (words: readonly string[]): void => {
  execFileSync('openssl', words, { stdio: ['ignore', 'ignore', 'pipe'] });
};

const signCertificate = (folder: string, name: string): void => {
  const fileOf = (end: string): string => join(folder, `${name}.${end}`);
  writeFileSync(fileOf('extensions'), `subjectAltName=DNS:${name}\n`);
  openssl([
    'req',
    '-new',
    ...newKey,
    '-keyout',
    fileOf('key'),
    '-out',
    fileOf('csr'),
    '-subj',
    `/CN=${name}`,
  ]);
  const signedBy = ['-CA', join(folder, 'ca.pem'), '-CAkey', join(folder, 'ca.key'), '-CAcreateserial'];
  const extensions = ['-days', '2', '-extfile', fileOf('extensions')];
  openssl(['x509', '-req', '-in', fileOf('csr'), ...signedBy, ...extensions, '-out', fileOf('pem')]);
  // HAProxy requires certificate and key in one file; the others ignore the key.
  writeFileSync(fileOf('pem'), readFileSync(fileOf('pem'), 'utf8') + readFileSync(fileOf('key'), 'utf8'));
};

export const createCertificates = (folder: string, names: readonly string[]): string => {
  const [keyFile, file] = [join(folder, 'ca.key'), join(folder, 'ca.pem')];
  const subject = ['-subj', '/CN=Drill authority', '-days', '2'];
  openssl(['req', '-x509', ...newKey, '-keyout', keyFile, '-out', file, ...subject]);
  for (const name of names) signCertificate(folder, name);
  return readFileSync(file, 'utf8');
};
