import { Readable } from "node:stream";

/** A stream of Node's as the body of an answer. */
export const webStreamOf = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;
