import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { Bucket } from "../../integrations/file-store/bucket-store.ts";

export type BucketTrouble = "slow down" | "internal error" | "forbidden" | "silent" | "breaks off";

/** Small, so that lists come in several pages. */
const KEYS_A_PAGE = 2;

const sha256 = (of: string | Uint8Array) => createHash("sha256").update(of).digest("hex");
const hmac = (key: string | Uint8Array, text: string) => createHmac("sha256", key).update(text).digest();

/**
 * An object store that answers as Amazon's S3 documents it (objects by path, ranges, ListObjectsV2, errors in XML) and judges signatures of
 * version 4 by that document. `next` are the troubles of the calls to come, one each.
 */
export async function startBucketStandIn() {
  const bucket: Bucket = { endpoint: "", region: "eu-test-1", name: "shop", keyId: "AKIATEST", secret: "secret/of+the=store" };
  const objects = new Map<string, { bytes: Buffer; changedAt: Date }>();
  const next: BucketTrouble[] = [];
  const asked: string[] = [];

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const { method = "", url = "" } = request;
    asked.push(`${method} ${url.split("?")[0]}`);
    const trouble = next.shift();
    if (trouble === "silent") return;
    if (trouble === "slow down") return fault(response, 503, "SlowDown");
    if (trouble === "internal error") return fault(response, 500, "InternalError");
    if (trouble === "forbidden" || !isSigned(request, body, bucket)) return fault(response, 403, "SignatureDoesNotMatch");
    const { pathname, searchParams } = new URL(url, bucket.endpoint);
    const [, name = "", ...rest] = pathname.split("/");
    if (name !== bucket.name) return fault(response, 404, "NoSuchBucket");
    const key = decodeURIComponent(rest.join("/"));
    if (key === "") return list(response, searchParams);
    if (method === "PUT") {
      objects.set(key, { bytes: body, changedAt: new Date() });
      return void response.writeHead(200, { ETag: '"x"' }).end();
    }
    if (method === "DELETE") {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return method === "HEAD" ? void response.writeHead(404).end() : fault(response, 404, "NoSuchKey");
    const [, from = "0", to = ""] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    if (Number(from) > 0 && Number(from) >= found.bytes.length) return fault(response, 416, "InvalidRange");
    const part = found.bytes.subarray(Number(from), to === "" ? undefined : Number(to) + 1);
    response.writeHead(request.headers.range ? 206 : 200, {
      "Content-Length": part.length,
      "Last-Modified": found.changedAt.toUTCString(),
    });
    if (method === "HEAD") return void response.end();
    if (trouble !== "breaks off") return void response.end(part);
    response.write(part.subarray(0, Math.ceil(part.length / 2)), () => response.destroy());
  };
  const list = (response: ServerResponse, asking: URLSearchParams): void => {
    const keys = [...objects.keys()].filter((key) => key.startsWith(asking.get("prefix") ?? "")).toSorted();
    const from = keys.findIndex((key) => key > (asking.get("continuation-token") ?? ""));
    const page = from < 0 ? [] : keys.slice(from, from + KEYS_A_PAGE);
    const isCut = from >= 0 && from + KEYS_A_PAGE < keys.length;
    const rows = page.map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.bytes.length}</Size></Contents>`);
    const more = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
    response.writeHead(200, { "Content-Type": "application/xml" });
    response.end(`<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${rows.join("")}${more}</ListBucketResult>`);
  };

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  bucket.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    bucket,
    objects,
    next,
    asked,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const fault = (response: ServerResponse, status: number, code: string): void =>
  void response
    .writeHead(status, { "Content-Type": "application/xml" })
    .end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function isSigned({ method = "", url = "", headers }: IncomingMessage, body: Buffer, { region, keyId, secret }: Bucket): boolean {
  const [, key, day = "", names = "", signature = ""] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/[^,]+, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? "",
    ) ?? [];
  const hash = String(headers["x-amz-content-sha256"]);
  if (key !== keyId || (hash !== "UNSIGNED-PAYLOAD" && hash !== sha256(body))) return false;
  const { pathname, searchParams } = new URL(url, "http://x");
  searchParams.sort();
  const query = searchParams.toString().replaceAll("+", "%20");
  const signedHeaders = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, query, signedHeaders.join(""), names, hash].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const signingKey = ["s3", "aws4_request"].reduce((from, text) => hmac(from, text), hmac(hmac(`AWS4${secret}`, day), region));
  return timingSafeEqual(hmac(signingKey, toSign), Buffer.from(signature, "hex"));
}
