/** A path of the shop, or https, mailto and tel (security.md S36). */
export function isSafeLink(link: string): boolean {
  if (/[^!-~\u0080-\u{10ffff}]|\\/u.test(link)) return false;
  return /^\/(?!\/)/.test(link) || /^(?:https:\/\/|mailto:|tel:)[^/]/i.test(link);
}
