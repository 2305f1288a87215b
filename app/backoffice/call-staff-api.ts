import type { Endpoint, InputOf, Method, OutputOf } from "../../platform/contracts/endpoint.ts";
import { callApi } from "../../client/call-api.ts";

/** Read from react-admin's store. */
export function chosenLanguage(): "uk" | "ru" {
  try {
    return JSON.parse(localStorage.getItem("RaStore.locale") ?? '"uk"') === "ru" ? "ru" : "uk";
  } catch {
    return "uk";
  }
}

/** Calls a back-office endpoint in the chosen language. Throws `ApiRefusal`. */
export const callStaffApi = <E extends Endpoint>(
  method: E["method"] & Method,
  path: E["path"],
  input: InputOf<E>,
  headers: Record<string, string> = {},
): Promise<OutputOf<E>> =>
  callApi<E>(method, path, input, { headers: { "Accept-Language": chosenLanguage() === "ru" ? "ru" : "ua", ...headers } });
