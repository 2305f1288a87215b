import { codeOf } from "./run-transaction.ts";

const codes = new Set([
  "55P03", // lock_timeout
  "57014", // statement_timeout
  "25P03", // idle_in_transaction_session_timeout
  "57P01", // the server is stopping
  "57P02", // the server has crashed
  "57P03", // the server is starting
  "53300", // too many connections
  "53100", // the disk is full
  "ENOSPC",
  "EDQUOT",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
]);

/** Errors of `pg` and its pool that carry no code. */
const messages = /^(timeout exceeded when trying to connect|Connection terminated|Client (was closed|has encountered a connection error))/;

export function cannotAnswer(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return codes.has(code) || code.startsWith("08") || messages.test(error.message);
}
