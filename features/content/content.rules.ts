/**
 * Whether a link written by people may stand on a page (security.md S36): a path of the shop itself, or https, mailto
 * and tel. Everything a browser would run or send elsewhere unseen is refused.
 */
export function isSafeLink(link: string): boolean {
  if (/[^!-~\u0080-\u{10ffff}]|\\/u.test(link)) return false;
  return /^\/(?!\/)/.test(link) || /^(?:https:\/\/|mailto:|tel:)[^/]/i.test(link);
}
