/** What the bench uses of autocannon, which comes without types. */
declare module "autocannon" {
  type Result = {
    requests: { average: number };
    latency: { p50: number; p97_5: number };
    errors: number;
    non2xx: number;
    mismatches: number;
  };
  type Request = { method: "GET" | "POST"; path: string; headers?: Record<string, string>; body?: string };
  type Run = Promise<Result> & {
    on(event: "response", listener: (client: object, status: number, bytes: number, milliseconds: number) => void): void;
  };
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    requests?: Request[];
    /** Called once for each connection. */
    setupClient?: (client: { setRequests(requests: Request[]): void }) => void;
    verifyBody?: (body: string) => boolean;
  }): Run;
}
