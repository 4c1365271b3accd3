import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { openService, type Service } from '../processes/service.ts';
import { makeFolder, type SystemUser } from '../processes/system-user.ts';

export const openBalancer = (
  name: string,
  folder: string,
  text: string,
  user: SystemUser | undefined,
): Service => {
  makeFolder(folder, user);
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, text, { mode: 0o600 });
  if (user) chownSync(file, user.uid, user.gid);
  return openService(name, {
    program: '/usr/sbin/haproxy',
    words: ['-db', '-f', file],
    folder,
    environment: { PATH: '/usr/bin:/bin' },
    logFile: join(folder, 'haproxy.log'),
    user,
  });
};

/** Creates a self-signed certificate for localhost and returns its text. */
export const localCertificate = (folder: string, user: SystemUser | undefined): string => {
  makeFolder(folder, user);
  const certificateFile = join(folder, 'certificate.crt');
  const both = join(folder, 'certificate.pem');
  if (!existsSync(both)) {
    const keyFile = join(folder, 'certificate.key');
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile];
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
    const words = ['req', '-x509', ...key, '-days', '365', ...names, '-out', certificateFile];
    execFileSync('openssl', words, { stdio: 'ignore' });
    writeFileSync(both, readFileSync(certificateFile, 'utf8') + readFileSync(keyFile, 'utf8'), {
      mode: 0o600,
    });
    if (user) chownSync(both, user.uid, user.gid);
  }
  return readFileSync(certificateFile, 'utf8');
};

/** Trusts a certificate for requests of this process. */
export const trustCertificate = (certificate: string): void => {
  setDefaultCACertificates([...getCACertificates('default'), certificate]);
};
