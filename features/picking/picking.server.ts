export { pickingApi } from "./server/picking.api.ts";
