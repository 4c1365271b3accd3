/** Where probes and collectors look first, whatever they watch, and the address of ours that answers there. */
export const probeAddresses: Readonly<Record<string, string>> = {
  '/healthz': '/api/health',
  '/livez': '/api/health',
  '/readyz': '/api/ready',
  '/metrics': '/api/metrics',
};

export const sameRequestAt = (path: string, request: Request): Request =>
  new Request(new URL(path, request.url), { method: request.method, headers: request.headers });
