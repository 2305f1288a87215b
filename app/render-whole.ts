import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

type Options = { nonce: string; signal: AbortSignal; onError: (error: unknown) => void };

/** What React writes before a part that it leaves to the browser, because it failed or had to wait. */
const LEFT_TO_BROWSER = "<!--$!-->";

const DOCTYPE = "<!DOCTYPE html>";

/**
 * A whole document in UTF-8. Rejects when not even its frame can be rendered; an error in a part leaves the part to the browser;
 * `onError` hears of both. React writes a text a fifth quicker than a stream, but tells of errors and waits for a part in a stream
 * alone.
 */
export async function renderWhole(page: ReactNode, options: Options): Promise<Buffer> {
  const text = wholeText(page);
  return text === undefined ? renderInStream(page, options) : Buffer.from(DOCTYPE + text);
}

/** Undefined when something failed or has to wait. */
function wholeText(page: ReactNode): string | undefined {
  try {
    const text = renderToString(page);
    return text.includes(LEFT_TO_BROWSER) ? undefined : text;
  } catch {
    return undefined;
  }
}

function renderInStream(page: ReactNode, { nonce, signal, onError }: Options): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // The page is sent whole: no part of it is left for a script to put in its place.
      progressiveChunkSize: Infinity,
      onAllReady: () => void pipe(collect(resolve)),
      onShellError: reject,
      onError,
    });
    if (signal.aborted) abort(signal.reason);
    else signal.addEventListener("abort", () => abort(signal.reason), { once: true });
  });
}

function collect(done: (page: Buffer) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _encoding, written) {
      chunks.push(chunk);
      written();
    },
    final(ended) {
      done(Buffer.concat(chunks));
      ended();
    },
  });
}
