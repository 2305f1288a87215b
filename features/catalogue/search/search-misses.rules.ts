const SHORTEST = 3;
const LONGEST = 64;
const DIGITS_OF_A_PHONE = 7;

/** Undefined for a text that says nothing or may name a person. */
export function searchKey(text: string): string | undefined {
  const key = text.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim().slice(0, LONGEST).trim();
  if (key.length < SHORTEST || key.includes("@")) return undefined;
  return (text.match(/\p{Nd}/gu)?.length ?? 0) >= DIGITS_OF_A_PHONE ? undefined : key;
}

/** The field searches while typing, so only the last of «чоб», «чобо», «чоботи» was meant. */
export function withoutBeginnings(counted: ReadonlyMap<string, number>): Map<string, number> {
  const keys = [...counted.keys()].sort();
  const whole = keys.filter((key, at) => !keys[at + 1]?.startsWith(key));
  return new Map(whole.map((key) => [key, counted.get(key) ?? 1]));
}
