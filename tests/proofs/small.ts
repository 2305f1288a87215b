import { ensureTestPostgres } from "../../support/postgres-cluster.ts";
import type { Options } from "../../tools/prove/stock/run-seed.ts";

/** Options of the proofs of `npm run prove` here: small, and the same whether a fault is planted or not. */
export const smallCrowd = async (more: Partial<Options> = {}): Promise<Options> => ({
  operations: 2_000,
  processes: 2,
  clients: 24,
  kill: false,
  lifetimeSeconds: 3,
  databaseUrl: await ensureTestPostgres(),
  ...more,
});

export const smallHistory = async (more: { operations?: number; sources?: string } = {}) => ({
  operations: 300,
  years: 10,
  processes: 2,
  kill: false,
  databaseUrl: await ensureTestPostgres(),
  ...more,
});

export const smallTalk = async (more: { sources?: string } = {}) => ({
  messages: 240,
  processes: 2,
  databaseUrl: await ensureTestPostgres(),
  ...more,
});
