import { ApiRefusal } from "../../../app/call-api.ts";

/** What a refused call says at a field: the field's own words, else those of the whole; a silent network says so. */
export function refusalText(refusal: unknown, field: string, networkText: string): string {
  if (!(refusal instanceof ApiRefusal) || refusal.status === 0) return networkText;
  return refusal.errors[field]?.[0] ?? refusal.message;
}
