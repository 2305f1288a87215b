import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startBucketStandIn } from "../../support/stand-ins/bucket-stand-in.ts";
import { OutOfReach } from "../../platform/contracts/errors.ts";
import { bucketStore } from "./bucket-store.ts";
import type { FileStore } from "./file-store.ts";
import { folderStore } from "./folder-store.ts";

let standIn: Awaited<ReturnType<typeof startBucketStandIn>>;
let folder: string;
beforeAll(async () => {
  standIn = await startBucketStandIn();
  folder = await mkdtemp(path.join(os.tmpdir(), "file-store-"));
});
afterAll(async () => {
  await standIn.stop();
  await rm(folder, { recursive: true, force: true });
});

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const textOf = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString();
const readAll = (stream: ReadableStream<Uint8Array<ArrayBuffer>>) => new Response(stream).text();

describe.each<[string, () => FileStore]>([
  ["a folder", () => folderStore(folder)],
  ["a bucket", () => bucketStore(standIn.bucket)],
])("in %s", (kind, open) => {
  let files: FileStore;
  let name: string;
  let count = 0;
  beforeEach(() => {
    files = open();
    name = `photos/${kind.at(-1)}/${(count += 1)} сукня+ж'&.jpg`;
  });

  test("a file is read as it was written last, and is gone once it is removed", async () => {
    expect(await files.read(name)).toBeUndefined();
    expect(await files.measure(name)).toBeUndefined();
    await files.write(name, bytesOf("first"));
    await files.write(name, bytesOf("сукня"));
    expect(textOf(await files.read(name))).toBe("сукня");
    expect((await files.measure(name))?.length).toBe(10);
    await files.remove(name);
    await files.remove(name);
    expect(await files.read(name)).toBeUndefined();
  });

  test("a part is read by its ends, and reading may stop early", async () => {
    await files.write(name, bytesOf("0123456789"));
    expect(await readAll(files.readPart(name, { from: 2, to: 5 }))).toBe("2345");
    await files.readPart(name, { from: 0, to: 9 }).cancel();
    await expect(readAll(files.readPart(name, { from: 5, to: 20 }))).rejects.toThrow();
    await expect(readAll(files.readPart(`${name}-none`, { from: 0, to: 1 }))).rejects.toThrow();
  });

  test("parts are a file once the last is there, each as often as it is sent", async () => {
    await files.writePart(name, { at: 0, bytes: bytesOf("aaaa"), isLast: false });
    await files.writePart(name, { at: 0, bytes: bytesOf("aaaa"), isLast: false });
    for (const [at, text] of [[4, "bbbb"] as const, [8, "cccc"] as const])
      await files.writePart(name, { at, bytes: bytesOf(text), isLast: false });
    await files.writePart(name, { at: 12, bytes: bytesOf("d"), isLast: true });
    await files.writePart(name, { at: 12, bytes: bytesOf("d"), isLast: true });
    expect(textOf(await files.read(name))).toBe("aaaabbbbccccd");
    await files.remove(name);
    expect(await files.measure(name)).toBeUndefined();
  });

  test("a file is made of another by its path; one whose making failed is not there", async () => {
    await files.write(name, bytesOf("film"));
    const made = await files.remake({ from: name, to: `${name}-new` }, async ({ from, to }) => {
      await writeFile(to, `${await readFile(from, "utf8")} anew`);
      return 7;
    });
    expect([made, textOf(await files.read(`${name}-new`))]).toEqual([7, "film anew"]);
    const failing = files.remake({ from: name, to: `${name}-none` }, () => Promise.reject(new Error("no film")));
    await expect(failing).rejects.toThrow("no film");
    expect(await files.measure(`${name}-none`)).toBeUndefined();
  });
});

describe("a bucket that is not well", () => {
  test.each(["slow down", "internal error"] as const)("is asked again after: %s", async (trouble) => {
    const files = bucketStore(standIn.bucket);
    standIn.next.push(trouble, trouble);
    await files.write("again.txt", bytesOf("there"));
    standIn.next.push(trouble);
    expect(textOf(await files.read("again.txt"))).toBe("there");
  });

  test("is not waited for without end", async () => {
    const files = bucketStore(standIn.bucket, { silenceMs: 50 });
    standIn.next.push("silent", "silent", "silent");
    await expect(files.read("again.txt")).rejects.toThrow();
    standIn.next.push("silent");
    expect(textOf(await files.read("again.txt"))).toBe("there");
  });

  test("says so, instead of saying that a file is not there", async () => {
    const files = bucketStore(standIn.bucket);
    standIn.next.push("forbidden");
    await expect(files.read("again.txt")).rejects.toThrow("SignatureDoesNotMatch");
    await expect(bucketStore({ ...standIn.bucket, name: "another" }).read("again.txt")).rejects.toThrow("NoSuchBucket");
    const stranger = bucketStore({ ...standIn.bucket, secret: "another" });
    await expect(stranger.measure("again.txt")).rejects.toBeInstanceOf(OutOfReach);
    await expect(stranger.remove("again.txt")).rejects.toBeInstanceOf(OutOfReach);
    await expect(stranger.write("again.txt", bytesOf("theirs"))).rejects.toBeInstanceOf(OutOfReach);
    expect(textOf(await files.read("again.txt"))).toBe("there");
  });

  test("that breaks off gives no half of a file", async () => {
    const files = bucketStore(standIn.bucket);
    await files.write("half.txt", bytesOf("0123456789"));
    standIn.next.push("breaks off");
    await expect(readAll(files.readPart("half.txt", { from: 0, to: 9 }))).rejects.toThrow();
    standIn.next.push("breaks off");
    await expect(files.read("half.txt")).rejects.toThrow();
  });

  test("keeps no half of a film on this machine", async () => {
    const before = (await readdir(os.tmpdir())).filter((name) => name.startsWith("semyriad-files-"));
    const files = bucketStore(standIn.bucket);
    await expect(files.remake({ from: "nothing", to: "x" }, async () => 1)).rejects.toThrow();
    expect((await readdir(os.tmpdir())).filter((name) => name.startsWith("semyriad-files-"))).toEqual(before);
  });

  test("a last part without those before it is no file", async () => {
    const files = bucketStore(standIn.bucket);
    await expect(files.writePart("torn", { at: 4, bytes: bytesOf("b"), isLast: true })).rejects.toThrow("missing");
  });
});
