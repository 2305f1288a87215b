import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

type Options = { nonce: string; signal: AbortSignal; onError: (error: unknown) => void };

/** React's mark before a part left to the browser, because it failed or had to wait. */
const LEFT_TO_BROWSER = "<!--$!-->";

const DOCTYPE = "<!DOCTYPE html>";

/**
 * React renders a text a fifth faster than a stream, but reports errors and waits for parts only in a stream; `onError` hears of all, and
 * it rejects when even the frame fails.
 */
export async function renderWhole(page: ReactNode, options: Options): Promise<Buffer> {
  const text = wholeText(page);
  return text === undefined ? renderInStream(page, options) : withDoctype(text);
}

/** Put together as bytes: joined as texts they would be copied once more, at two bytes a letter. */
function withDoctype(text: string): Buffer {
  const page = Buffer.allocUnsafe(DOCTYPE.length + Buffer.byteLength(text));
  page.write(DOCTYPE, "latin1");
  page.write(text, DOCTYPE.length);
  return page;
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
      // The whole page is sent at once, so no script has to move parts.
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
