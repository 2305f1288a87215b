import type { Endpoint } from "../../../platform/contracts/endpoint.ts";

/** `getOrder` of `GET /api/get-order/{number}`, `exchangeOrdersConfirm` of `POST /api/exchange/v1/orders/confirm`, or the name it was given. */
export function nameOfOperation({ name, path }: Pick<Endpoint, "name" | "path">): string {
  if (name) return name;
  const words = path
    .split("/")
    .filter((part) => part !== "api" && !/^v\d+$|^\{/.test(part))
    .flatMap((part) => part.split("-"))
    .filter(Boolean);
  return words.map((word, at) => (at === 0 ? word : word.slice(0, 1).toUpperCase() + word.slice(1))).join("");
}
