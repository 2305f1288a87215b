/** What is typed of a day, as far as it has come: `DD.MM.YYYY` becomes `YYYY-MM-DD`, anything shorter stays as it is typed. */
export function typedDay(text: string): string {
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text);
  if (iso) return [iso[1], iso[2]?.padStart(2, "0"), iso[3]?.padStart(2, "0")].join("-");
  const parts = /^\s*(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{4})\s*$/.exec(text);
  if (parts) return [parts[3], parts[2]?.padStart(2, "0"), parts[1]?.padStart(2, "0")].join("-");
  const digits = text.replaceAll(/\D/g, "").slice(0, 8);
  if (digits.length === 8) return `${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`;
  return withDots(text);
}

/** A day for the field: `YYYY-MM-DD` becomes `DD.MM.YYYY`, what is half typed stays. */
export function dayAsTyped(value: string): string {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  return iso ? `${iso[3]}.${iso[2]}.${iso[1]}` : value;
}

/** Dots come by themselves after the day and the month; one that was typed early counts, and one that is taken away stays away. */
function withDots(text: string): string {
  const clean = text.replaceAll(/[^\d.]/g, "").slice(0, 10);
  if (/^\d{2}$/.test(clean) || /^\d{1,2}\.\d{2}$/.test(clean)) return clean;
  return clean.replace(/^(\d{2})(\d)/, "$1.$2").replace(/^(\d{1,2}\.\d{2})(\d)/, "$1.$2");
}
