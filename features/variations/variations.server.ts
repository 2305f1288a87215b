export { variationsApi } from "./server/variations.api.ts";
