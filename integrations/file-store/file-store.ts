/** Files by name; names are the shop's, never a visitor's text. */
export interface FileStore {
  read(name: string): Promise<Uint8Array | undefined>;
  /** Length in bytes and time of the last change; undefined for no file. */
  measure(name: string): Promise<{ length: number; changedAt: Date } | undefined>;
  /** Streams a part, both ends included; errors when the file is shorter. */
  readPart(name: string, part: { from: number; to: number }): ReadableStream<Uint8Array<ArrayBuffer>>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
}
