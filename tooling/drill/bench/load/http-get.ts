import { Agent, get } from 'node:http';

export type Getter = {
  /** Reads a response to its end; any status but 200 is an error. */
  get(path: string): Promise<void>;
  close(): void;
};

/** A minimal client on keep-alive connections, so that the server is what is measured. */
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
