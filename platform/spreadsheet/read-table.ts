import { decodeText } from "./decode-text.ts";
import { readDelimited } from "./read-delimited.ts";
import { readWorkbook } from "./read-workbook.ts";
import { UnreadableTable } from "./unreadable-table.ts";

/** Rows of an uploaded .xlsx or delimited text, recognised by content. Throws `UnreadableTable`. */
export async function readTable(bytes: Uint8Array, mostRows: number): Promise<string[][]> {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return readWorkbook(bytes, mostRows);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new UnreadableTable("old-format");
  const text = decodeText(bytes);
  if (text.includes("\0")) throw new UnreadableTable("not-a-table");
  if (PAGE.test(text)) throw new UnreadableTable("old-format");
  return readDelimited(text, mostRows);
}

/** Programs and sites save pages, and Excel's own XML of 2003, as .xls. */
const PAGE = /^\s*(?:<\?xml|<!doctype|<html|<head|<meta|<style|<table|<workbook|mime-version:)/i;

const startsWith = (bytes: Uint8Array, sign: readonly number[]): boolean => sign.every((byte, at) => bytes[at] === byte);
