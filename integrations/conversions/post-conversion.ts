import { isNeverConnected } from "../never-connected.ts";
import { readBounded } from "../read-bounded.ts";
import { VendorRefused } from "../vendor-refused.ts";

const LARGEST_ANSWER = 65_536;

type Refusal = { word: string; isTemporary: boolean };
type Posting = { vendor: string; body: object; signal: AbortSignal; refusalOf?: (answer: string) => Refusal };

/** Throws `VendorRefused` where the event was certainly refused. No error quotes address or answer, which may hold the shop's secret. */
export async function postConversion(url: string, { vendor, body, signal, refusalOf = unsaid }: Posting): Promise<string> {
  const response = await connect(url, { vendor, body, signal });
  const answer = (await readBounded(response, { vendor, most: LARGEST_ANSWER })).toString();
  const { status } = response;
  if (status >= 500 || status === 408) throw new Error(`${vendor} answered ${status}`);
  if (status < 300) return answer;
  const { word, isTemporary } = refusalOf(answer);
  throw new VendorRefused(`${vendor} answered ${[status, word].join(" ").trim()}`, { temporary: status === 429 || isTemporary });
}

async function connect(url: string, { vendor, body, signal }: Posting): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  try {
    return await fetch(url, { method: "POST", headers, body: JSON.stringify(body), redirect: "error", signal });
  } catch (error) {
    throw isNeverConnected(error) ? new VendorRefused(`${vendor} could not be reached`, { temporary: true }) : error;
  }
}

const unsaid = (): Refusal => ({ word: "", isTemporary: false });
