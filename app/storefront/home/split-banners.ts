/** The last two are small; under three all are large. */
export function splitBanners<Banner>(banners: readonly Banner[]): { large: readonly Banner[]; small: readonly Banner[] } {
  const cut = banners.length < 3 ? banners.length : banners.length - 2;
  return { large: banners.slice(0, cut), small: banners.slice(cut) };
}
