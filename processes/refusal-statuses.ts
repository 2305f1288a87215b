import type { Endpoint } from "../platform/endpoint.ts";

/** What any call may be answered: a malformed address or foreign host, too many at once, a shop that has no time. */
const always = [400, 421, 422, 429, 503];

/** The refusals a call can be answered with, in order: those that follow from what it is, and those of its own. */
export function refusalStatuses({ method, path, access, refuses = [], wants = {} }: Endpoint): number[] {
  const found = new Set([...always, ...refuses, ...Object.keys(wants).map(Number)]);
  if (method !== "GET") for (const status of [413, 415]) found.add(status);
  if (path.includes("{")) found.add(404);
  if (access !== "anyone") found.add(401);
  if (access === "staff") found.add(403);
  return [...found].sort((a, b) => a - b);
}
