/** Names are the shop's, never a visitor's text. */
export interface FileStore {
  read(name: string): Promise<Uint8Array | undefined>;
  /** Length in bytes and time of the last change; undefined for no file. */
  measure(name: string): Promise<{ length: number; changedAt: Date } | undefined>;
  /** Streams a part, both ends included; errors when the file is shorter. */
  readPart(name: string, part: { from: number; to: number }): ReadableStream<Uint8Array<ArrayBuffer>>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Writes a part at its offset, the first at 0; repeatable. The file exists once the last part is written. */
  writePart(name: string, part: { at: number; bytes: Uint8Array; isLast: boolean }): Promise<void>;
  /** Serves programs that work on paths: `make` gets both, and the second file exists once it is done. */
  remake<Made>(names: { from: string; to: string }, make: (paths: { from: string; to: string }) => Promise<Made>): Promise<Made>;
  remove(name: string): Promise<void>;
}
