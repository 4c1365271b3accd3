import { Agent, get } from 'node:http';

export type Getter = {
  /** Reads a whole response. Rejects on any status but 200. */
  get(path: string): Promise<void>;
  close(): void;
};

/** Creates a minimal keep-alive client, so that the client's cost doesn't distort the server's. */
export const openGetter = (apiBaseUrl: string, token: string, connections: number): Getter => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = { authorization: `Bearer ${token}` };
  return {
    get: (path) =>
      new Promise((resolve, reject) => {
        get(`${apiBaseUrl}${path}`, { agent, headers }, (response) => {
          response.resume();
          response.on('error', reject);
          response.on('end', () => {
            if (response.statusCode === 200) return resolve();
            return reject(new Error(`${path} answered ${response.statusCode}.`));
          });
        }).on('error', reject);
      }),
    close: () => agent.destroy(),
  };
};
