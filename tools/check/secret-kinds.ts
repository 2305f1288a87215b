/** Patterns of secrets: the marks vendors give them, and long random texts that are named as a secret. */
const kinds: Readonly<Record<string, RegExp>> = {
  "a private key": /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  "a GitHub token": /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{40,})/,
  "an npm token": /\bnpm_[A-Za-z0-9]{36}\b/,
  "a cloud key": /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\bAIza[\w-]{35}/,
  "a chat token": /\bxox[abposr]-[A-Za-z0-9-]{20,}|\b\d{8,10}:AA[\w-]{33}\b/,
  "a payment key": /\b(?:sk|rk)_live_[A-Za-z0-9]{20,}/,
  "a signed token": /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/,
};
const named = /(?:secret|token|passw(?:or)?d|api_?key|private_?key)\w*["']?\s*[:=]\s*["'`]?([A-Za-z0-9+/=_-]{24,})/gi;
/** Bits a sign; words and repetition stay below, what a machine has drawn above. Sixteen signs have four at most. */
const LEAST_RANDOM = 4.1;
const LEAST_RANDOM_HEX = 3.3;
const longHex = /^[0-9a-f]{40,}$/i;

/** Kinds of secrets in a text; empty when there is none. */
export function secretsIn(text: string): string[] {
  const found = Object.entries(kinds).flatMap(([kind, look]) => (look.test(text) ? [kind] : []));
  return [...text.matchAll(named)].some(([, value = ""]) => isRandom(value)) ? [...found, "a random text named as a secret"] : found;
}

const isRandom = (value: string): boolean =>
  /\d/.test(value) && entropyOf(value) >= (longHex.test(value) ? LEAST_RANDOM_HEX : LEAST_RANDOM);

function entropyOf(text: string): number {
  const shares = [...Map.groupBy(text, (sign) => sign).values()].map(({ length }) => length / text.length);
  return -shares.reduce((sum, share) => sum + share * Math.log2(share), 0);
}
