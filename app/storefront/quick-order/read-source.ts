import type { readQuickOrder } from "../../../features/quick-order/quick-order.contract.ts";
import { MOST_ROWS } from "../../../features/quick-order/quick-order.rules.ts";
import { ApiRefusal, callApi } from "../../../client/call-api.ts";
import { addRows, typeText } from "./order-draft-store.ts";

/** Answers the words of an error, "" for no rows, undefined when all is well. */
export async function readSource(source: { text: string } | { file: File }): Promise<string | undefined> {
  try {
    const input = "file" in source ? { file: await base64Of(source.file) } : source;
    const { rows, skipped, left } = await callApi<typeof readQuickOrder>("POST", "/api/quick-order/read", input);
    if (rows.length === 0) return "";
    addRows(rows, { skipped, left, most: MOST_ROWS });
    if ("text" in source) typeText("");
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    return Object.values(error.errors).flat()[0] ?? (error.message || "…");
  }
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result).replace(/^[^,]*,/, "")));
    reader.addEventListener("error", () => reject(new ApiRefusal(0, "")));
    reader.readAsDataURL(file);
  });
}
