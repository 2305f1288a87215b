import { uploadsApi } from "../features/uploads/uploads.server.ts";
import * as contract from "../features/uploads/uploads.contract.ts";
import { PART, type UploadPurpose } from "../features/uploads/uploads.rules.ts";
import type { Visit } from "../features/shop.ts";
import { callEndpoint } from "./call-endpoint.ts";

/** Sends a file in parts as a browser does; answers its id. Throws as the calls do. */
export async function sendUpload(
  visit: Visit,
  { purpose, name, bytes }: { purpose: UploadPurpose; name: string; bytes: Buffer },
): Promise<string> {
  const { body } = await callEndpoint(uploadsApi, contract.beginUpload, visit, { purpose, name, size: bytes.length });
  for (let from = 0; from < bytes.length; from += PART) {
    const part = bytes.subarray(from, from + PART).toString("base64");
    await callEndpoint(uploadsApi, contract.uploadPart, visit, { id: body.id, from, part });
  }
  return body.id;
}
