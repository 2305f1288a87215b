export const withoutGrouping = (phone: string): string => phone.replaceAll(/[\s()-]/g, "");

export const withoutPlus = (phone: string): string => phone.replace(/^\+/, "");

/** `+380 (67) 123-45-67` for a Ukrainian number; others stay unchanged. */
export function formatPhone(phone: string): string {
  const [, code, ...rest] = /^380(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(phone.replace(/\D/g, "")) ?? [];
  return code ? `+380 (${code}) ${rest.join("-")}` : phone;
}

/** `067 123 45 67`, which a spreadsheet does not take for a number; others stay unchanged. */
export function nationalPhone(phone: string): string {
  const [, ...parts] = /^380(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(phone.replace(/\D/g, "")) ?? [];
  return parts.length > 0 ? `0${parts.join(" ")}` : phone;
}

/** `380671234567` from any written form, also with words around it; undefined for no Ukrainian number. */
export function phoneFrom(text: string): string | undefined {
  const [, national] = /^(?:3?8)?(0\d{9})$/.exec(text.replace(/\D/g, "")) ?? [];
  return national && `38${national}`;
}
