import { open, stat } from "node:fs/promises";
import path from "node:path";
import { textDecoderFor } from "./text-decoder.ts";

export type ExportFile = { name: string; place: string; bytes: number };

const HEAD = 131_072;

export async function inImportOrder(places: readonly string[]): Promise<ExportFile[]> {
  const ranked = await Promise.all(
    places.map(async (place) => ({ name: path.basename(place), place, bytes: (await stat(place)).size, rank: await rankOf(place) })),
  );
  ranked.sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name, "uk", { numeric: true }));
  return ranked.map(({ rank: _, ...file }) => file);
}

/** Judged by content, never by name; an empty package goes with the dictionary behind it, which its offers need. */
async function rankOf(place: string): Promise<number> {
  const handle = await open(place);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
  await handle.close();
  const head = textDecoderFor()(buffer.subarray(0, bytesRead));
  if (/<\/(?:\w+:)?ПакетПредложений>/.test(head) && !/<(?:\w+:)?(Предложение|Товар)[\s>]/.test(head)) return 0;
  if (!/<(?:\w+:)?(ПакетПредложений|ИзмененияПакетаПредложений)[\s>]/.test(head)) return /<(?:\w+:)?Товар[\s>]/.test(head) ? 1 : 0;
  if (/<(?:\w+:)?Цен(ы|а)[\s>]/.test(head)) return 3;
  return /<(?:\w+:)?Остат(ки|ок)[\s>]/.test(head) && !/<(?:\w+:)?ХарактеристикиТовара[\s>]/.test(head) ? 4 : 2;
}
