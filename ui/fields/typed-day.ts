/** `DD.MM.YYYY` to `YYYY-MM-DD`; unfinished text stays. */
export function typedDay(text: string): string {
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text);
  if (iso) return [iso[1], iso[2]?.padStart(2, "0"), iso[3]?.padStart(2, "0")].join("-");
  const parts = /^\s*(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{4})\s*$/.exec(text);
  if (parts) return [parts[3], parts[2]?.padStart(2, "0"), parts[1]?.padStart(2, "0")].join("-");
  const digits = text.replaceAll(/\D/g, "").slice(0, 8);
  if (digits.length === 8) return `${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`;
  return withDots(text);
}

/** `YYYY-MM-DD` to `DD.MM.YYYY`; unfinished text stays. */
export function dayAsTyped(value: string): string {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  return iso ? `${iso[3]}.${iso[2]}.${iso[1]}` : value;
}

/** Adds dots; accepts typed ones and lets them be deleted. */
function withDots(text: string): string {
  const clean = text.replaceAll(/[^\d.]/g, "").slice(0, 10);
  if (/^\d{2}$/.test(clean) || /^\d{1,2}\.\d{2}$/.test(clean)) return clean;
  return clean.replace(/^(\d{2})(\d)/, "$1.$2").replace(/^(\d{1,2}\.\d{2})(\d)/, "$1.$2");
}
