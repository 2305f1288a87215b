import type { Endpoint } from "../../../platform/contracts/endpoint.ts";

/** Malformed address, foreign host, invalid input, limits, overload. */
const always = [400, 421, 422, 429, 503];

export function refusalStatuses({ method, path, access, refuses = [], wants = {} }: Endpoint): number[] {
  const found = new Set([...always, ...refuses, ...Object.keys(wants).map(Number)]);
  if (method !== "GET") for (const status of [413, 415]) found.add(status);
  if (path.includes("{")) found.add(404);
  if (access !== "anyone") found.add(401);
  if (access === "staff") found.add(403);
  return [...found].sort((a, b) => a - b);
}
