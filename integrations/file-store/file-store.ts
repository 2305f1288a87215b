/** Files by name: pictures of goods, files of the exchange. Names are ours, never a visitor's text. */
export interface FileStore {
  /** The bytes of a file, or undefined when there is none. */
  read(name: string): Promise<Uint8Array | undefined>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
}
