import { open } from "node:fs/promises";

/** Writes in large pieces, for flat memory. */
export type ChunkedFile = {
  write(text: string): void;
  settle(): Promise<void>;
  close(): Promise<void>;
};

const enough = 1 << 20;

export async function openChunkedFile(path: string): Promise<ChunkedFile> {
  const file = await open(path, "w");
  let gathered: string[] = [];
  let length = 0;
  const flush = async (): Promise<void> => {
    const text = gathered.join("");
    [gathered, length] = [[], 0];
    await file.writeFile(text);
  };
  return {
    write: (text) => {
      gathered.push(text);
      length += text.length;
    },
    settle: async () => {
      if (length >= enough) await flush();
    },
    close: async () => {
      await flush();
      await file.close();
    },
  };
}
