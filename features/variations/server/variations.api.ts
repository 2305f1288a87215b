import { handle, handleWith } from "../../../platform/contracts/endpoint.ts";
import { replayedHeader } from "../../../platform/http/replayed-header.ts";
import type { Visit } from "../../shop.ts";
import * as contract from "../variations.contract.ts";
import { differencesOfFile } from "./read-variations-file.ts";
import { saveVariations } from "./save-variations.ts";
import { variationsFile } from "./variations-file.ts";
import { viewChoices, viewVariations } from "./variations.view.ts";

export const variationsApi = [
  handle(contract.listVariations, (visit: Visit, input) => viewVariations(visit, input)),
  handle(contract.getVariationChoices, (visit: Visit) => viewChoices(visit)),
  handleWith(contract.saveVariations, async (visit: Visit, input) => {
    const { rows, replayed } = await saveVariations(visit, input.rows, visit.headers.get("idempotency-key"));
    return { body: { rows }, ...replayedHeader(replayed) };
  }),
  handle(contract.writeVariationsFile, (visit: Visit, input) => variationsFile(visit, input)),
  handle(contract.readVariationsFile, (visit: Visit, { file }) => differencesOfFile(visit, file)),
];
