import type { uploadsMessages } from "../uploads.messages.ts";
import type { Upload } from "./use-upload.ts";
import { megabytesText } from "../../../platform/text/decimal-comma.ts";

type Words = (typeof uploadsMessages)["uk"];

export function uploadState(upload: Upload | undefined, words: Words): string {
  if (!upload) return "";
  if (upload.state === "sending") return words["uploads.sending"](upload.percent);
  if (upload.state === "failed") return words["uploads.failed"];
  return words["uploads.megabytes"](megabytesText(upload.size));
}
