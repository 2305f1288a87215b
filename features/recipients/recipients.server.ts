export { recipientsOf, rememberPlace } from "./server/keep-recipients.ts";
export { recipientsApi } from "./server/recipients.api.ts";
