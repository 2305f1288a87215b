import type { IncomingMessage } from "node:http";

const MOST_BYTES = 4_096;
const MOST_CHARACTERS = 500;
const PATIENCE_MS = 2_000;

/** The first 500 characters that come within two seconds, without control characters; the rest is not read. */
export function readBeginning(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      response.destroy();
      resolve(textOf(Buffer.concat(parts).subarray(0, MOST_BYTES)));
    };
    const timer = setTimeout(done, PATIENCE_MS);
    response.on("data", (part: Buffer) => {
      parts.push(part);
      bytes += part.byteLength;
      if (bytes >= MOST_BYTES) done();
    });
    // The status is known already, so an answer that breaks off is kept as far as it came.
    for (const end of ["end", "error", "close"]) response.on(end, done);
  });
}

const textOf = (bytes: Buffer): string => [...bytes.toString("utf8").replaceAll(/[^\P{C}\n\t]/gu, "")].slice(0, MOST_CHARACTERS).join("");
