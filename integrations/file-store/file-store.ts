/** Files by name: pictures of goods, files of the exchange. Names are ours, never a visitor's text. */
export interface FileStore {
  /** The bytes of a file, or undefined when there is none. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** The length in bytes and the time of the last change, or undefined when there is no such file. */
  measure(name: string): Promise<{ length: number; changedAt: Date } | undefined>;
  /** A part of a file, both ends included, read as it is taken: a piece of it is in memory at a time. Fails when the file ends earlier. */
  readPart(name: string, part: { from: number; to: number }): ReadableStream<Uint8Array<ArrayBuffer>>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
}
