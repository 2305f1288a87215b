/** Types of the part of autocannon that the bench uses; it comes without any. */
declare module "autocannon" {
  type Result = { requests: { average: number }; latency: { p50: number; p97_5: number }; errors: number; non2xx: number };
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    setupClient?: (client: { setRequests(requests: { path: string }[]): void }) => void;
  }): Promise<Result>;
}
