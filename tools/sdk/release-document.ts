import { writeFileSync } from "node:fs";
import { documentedCalls } from "../../processes/calls/api.ts";
import { openApiDocument } from "../../processes/calls/document/openapi.ts";

/** `node tools/sdk/release-document.ts`: what the next document is compared with; run when a release is made. */
writeFileSync(
  "docs/api-of-last-release.json",
  `${JSON.stringify(openApiDocument(documentedCalls, "https://shop.example"), undefined, 1)}\n`,
);
