import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { GetObjectCommandOutput, ListObjectsV2CommandOutput, S3ClientConfig } from "@aws-sdk/client-s3";
import { OutOfReach } from "../../platform/contracts/errors.ts";
import { inTemporaryFolder } from "../../platform/machine/in-temporary-folder.ts";
import { startedOnce } from "../../platform/started-once.ts";
import type { FileStore } from "./file-store.ts";
import { streamOf } from "./stream-of.ts";

export type Bucket = { endpoint: string; region: string; name: string; keyId: string; secret: string };

const CONNECT_MS = 3_000;
const SILENCE_MS = 5_000;
const TRIES = 3;
/** Digits of a part's offset in its name, so that the bucket's order is theirs. */
const PLACE_DIGITS = 12;

type Range = { from: number; to: number };
type StoredPart = { name: string; length: number };

/** An object store that speaks Amazon's S3, shared by machines. Throws `OutOfReach` on a refusal or three tries without answer. */
export function bucketStore(bucket: Bucket, { silenceMs = SILENCE_MS } = {}): FileStore {
  // Only shops with a bucket load the library.
  const open = startedOnce(async () => {
    const s3 = await import("@aws-sdk/client-s3");
    return { s3, client: new s3.S3Client(optionsOf(bucket, silenceMs)) };
  });
  const placeOf = (name: string) => ({ Bucket: bucket.name, Key: name });

  const get = async (name: string, range?: Range): Promise<GetObjectCommandOutput | undefined> => {
    const { s3, client } = await open();
    const bytes = range && `bytes=${range.from}-${range.to}`;
    return unlessMissing(client.send(new s3.GetObjectCommand({ ...placeOf(name), Range: bytes })));
  };
  const put = async (name: string, body: Uint8Array | Readable, length: number): Promise<void> => {
    const { s3, client } = await open();
    await reached(client.send(new s3.PutObjectCommand({ ...placeOf(name), Body: body, ContentLength: length })));
  };
  const putFile = async (name: string, place: string): Promise<void> => put(name, createReadStream(place), (await stat(place)).size);
  const remove = async (name: string): Promise<void> => {
    const { s3, client } = await open();
    await reached(client.send(new s3.DeleteObjectCommand(placeOf(name))));
  };
  const measure = async (name: string): Promise<{ length: number; changedAt: Date } | undefined> => {
    const { s3, client } = await open();
    const found = await unlessMissing(client.send(new s3.HeadObjectCommand(placeOf(name))));
    return found && { length: found.ContentLength ?? 0, changedAt: found.LastModified ?? new Date(0) };
  };
  const partsOf = async (name: string): Promise<StoredPart[]> => {
    const { s3, client } = await open();
    return reached(listed(s3.paginateListObjectsV2({ client }, { Bucket: bucket.name, Prefix: partsFolder(name) })));
  };
  const download = async (name: string, place: string, flags: "w" | "a"): Promise<void> => {
    const found = await get(name);
    if (!found) throw new Error(`the bucket has no file ${name}`);
    await pipeline(bodyOf(found), createWriteStream(place, { flags }));
  };
  const dropParts = async (name: string): Promise<void> => {
    for (const part of await partsOf(name)) await remove(part.name);
  };

  return {
    measure,
    async read(name) {
      const found = await get(name);
      return found?.Body && reached(found.Body.transformToByteArray());
    },
    readPart: (name, range) => streamOf(piecesOf(() => get(name, range), range)),
    write: (name, bytes) => put(name, bytes, bytes.length),
    async writePart(name, { at, bytes, isLast }) {
      await put(partName(name, at), bytes, bytes.length);
      if (!isLast) return;
      const [parts, length] = [await partsOf(name), at + bytes.length];
      if (parts.reduce((sum, part) => sum + part.length, 0) === length)
        await inTemporaryFolder("files", async (folder) => {
          const whole = path.join(folder, "whole");
          for (const part of parts) await download(part.name, whole, "a");
          await putFile(name, whole);
        });
      // The last part came again after the parts were joined and deleted.
      else if ((await measure(name))?.length !== length) throw new Error(`parts of the file ${name} are missing`);
      await dropParts(name);
    },
    remake: ({ from, to }, make) =>
      inTemporaryFolder("files", async (folder) => {
        const paths = { from: path.join(folder, "from"), to: path.join(folder, "to") };
        await download(from, paths.from, "w");
        const made = await make(paths);
        await putFile(to, paths.to);
        return made;
      }),
    async remove(name) {
      await remove(name);
      await dropParts(name);
    },
  };
}

const optionsOf = ({ endpoint, region, keyId, secret }: Bucket, silenceMs: number): S3ClientConfig => ({
  endpoint,
  region,
  credentials: { accessKeyId: keyId, secretAccessKey: secret },
  // Self-hosted stores have no host name for each bucket.
  forcePathStyle: true,
  maxAttempts: TRIES,
  // Other stores do not know Amazon's newer checksums.
  requestChecksumCalculation: "WHEN_REQUIRED",
  responseChecksumValidation: "WHEN_REQUIRED",
  requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: silenceMs },
});

const partsFolder = (name: string): string => `${name}.parts/`;
const partName = (name: string, at: number): string => partsFolder(name) + String(at).padStart(PLACE_DIGITS, "0");

async function listed(pages: AsyncIterable<ListObjectsV2CommandOutput>): Promise<StoredPart[]> {
  const parts: StoredPart[] = [];
  for await (const { Contents = [] } of pages) parts.push(...Contents.map(({ Key = "", Size = 0 }) => ({ name: Key, length: Size })));
  return parts;
}

async function reached<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking;
  } catch (error) {
    throw new OutOfReach(`the bucket does not serve: ${String(error)}`, { cause: error });
  }
}

const unlessMissing = <Found>(asking: Promise<Found>): Promise<Found | undefined> =>
  reached(
    asking.catch((error: unknown) => {
      if (error instanceof Error && ["NoSuchKey", "NotFound"].includes(error.name)) return undefined;
      throw error;
    }),
  );

function bodyOf({ Body }: GetObjectCommandOutput): Readable {
  if (!Body) throw new Error("the bucket's answer has no body");
  return Body as Readable;
}

/** Releases the answer when the consumer stops early. */
async function* piecesOf(
  ask: () => Promise<GetObjectCommandOutput | undefined>,
  { from, to }: Range,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const found = await ask();
  if (!found) throw new Error("the file is gone from the bucket");
  let left = to - from + 1;
  for await (const piece of bodyOf(found)) {
    left -= (piece as Buffer).length;
    yield piece as Uint8Array<ArrayBuffer>;
  }
  if (left > 0) throw new Error("the file became shorter while it was read");
}
