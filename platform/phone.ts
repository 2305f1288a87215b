/** `+380 (67) 123-45-67`, from a Ukrainian number in any form; another number stays as it is written. */
export function formatPhone(phone: string): string {
  const [, code, ...rest] = /^380(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(phone.replace(/\D/g, "")) ?? [];
  return code ? `+380 (${code}) ${rest.join("-")}` : phone;
}
