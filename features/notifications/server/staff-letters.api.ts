import { handle } from "../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../shop.ts";
import { listLetters } from "../staff-letters.contract.ts";
import { previewLetters } from "./preview-letters.ts";

export const staffLettersApi = [handle(listLetters, (visit: Visit, input) => previewLetters(visit, input))];
