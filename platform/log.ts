import pino, { type Logger } from "pino";

export type Log = Logger;

/** Field names whose values are never logged (S54). */
const secretFields = ["code", "pin", "pin_code", "token", "password", "secret", "authorization", "cookie", "body", "parameters"];

export function openLog({ level }: { level: string }): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secretFields.flatMap((name) => [name, `*.${name}`]), censor: "[hidden]" },
      serializers: { err: describeError },
      formatters: { level: (label) => ({ level: label }) },
    },
    pino.destination({ dest: 2, sync: false }),
  );
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = "code" in error && isErrorCode(error.code) ? { errorCode: error.code } : {};
  const cause = error.cause instanceof Error ? { cause: error.cause.message } : {};
  return { type: error.name, message: error.message, stack: error.stack, ...code, ...cause };
}

/** SQLSTATEs and system error names, never digits that might be a code sent to a phone. */
const isErrorCode = (code: unknown): code is string => typeof code === "string" && /^([0-9A-Z]{5}|[A-Z][A-Z0-9_]+)$/.test(code);
