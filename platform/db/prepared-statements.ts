import { createHash } from "node:crypto";
import type pg from "pg";

const USES_BEFORE = 8;
const MOST_NAMES = 100;
const MOST_COUNTED = 2_000;

/** Names a statement at its eighth use so that each connection plans it once; at most a hundred names a pool. */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name || names.size >= MOST_NAMES) return name;
    const used = (uses.get(text) ?? 0) + 1;
    if (used >= USES_BEFORE) {
      uses.delete(text);
      names.set(text, `s${createHash("sha256").update(text).digest("base64url").slice(0, 24)}`);
    } else {
      if (uses.size >= MOST_COUNTED) uses.clear();
      uses.set(text, used);
    }
    return names.get(text);
  };
}

export function prepareStatements(client: pg.PoolClient, nameOf: (text: string) => string | undefined): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const named = (text: unknown, values: unknown, ...rest: unknown[]): unknown => {
    const name = typeof text === "string" && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest);
  };
  client.query = named as typeof client.query;
}
