import { handle } from "../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../shop.ts";
import * as contract from "../uploads.contract.ts";
import { PART } from "../uploads.rules.ts";
import { beginUpload, takePart } from "./send-upload.ts";

export const uploadsApi = [
  handle(contract.beginUpload, async (visit: Visit, input) => ({ id: await beginUpload(visit, input), partSize: PART })),
  handle(contract.uploadPart, async (visit: Visit, input) => ({ received: await takePart(visit, input) })),
];
