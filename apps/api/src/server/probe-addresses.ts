/** The conventional addresses of probes and collectors, with the calls that respond there. */
export const probeAddresses: Readonly<Record<string, string>> = {
  '/healthz': '/api/health',
  '/livez': '/api/health',
  '/readyz': '/api/ready',
  '/metrics': '/api/metrics',
};

export const sameRequestAt = (path: string, request: Request): Request =>
  new Request(new URL(path, request.url), { method: request.method, headers: request.headers });
