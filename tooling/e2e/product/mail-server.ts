import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { expect } from 'vitest';

type Mail = { readonly to: readonly string[]; readonly content: string };

/** Undoes the line breaks and escapes of quoted-printable. */
const readable = (content: string): string => content.replaceAll('=\r\n', '').replaceAll('=3D', '=');

export const startMailServer = async () => {
  const received: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const parts: string[] = [];
      stream.setEncoding('utf8').on('data', (text: string) => parts.push(text));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, content: readable(parts.join('')) });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  const find = (recipient: string) => received.find(({ to }) => to.includes(recipient));
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    /** Waits for the first mail to this recipient. */
    mailTo: async (recipient: string): Promise<string> => {
      await expect.poll(() => find(recipient)).toBeDefined();
      return find(recipient)?.content ?? '';
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
