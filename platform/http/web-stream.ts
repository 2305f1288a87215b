import { Readable } from "node:stream";

export const webStreamOf = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;
