import { readFile } from "node:fs/promises";
import path from "node:path";
import { makePictures } from "../../features/pictures/pictures.server.ts";
import { keptInMemory, type Shop } from "../../features/shop.ts";
import { shopFolder } from "../../platform/config/shop-folder.ts";
import { SHOP_NAME } from "../../features/shop-name.ts";

const source = path.join(shopFolder, "public/favicon.svg");
const GROUND = "#24121c";

const files: Record<string, { width: number; height: number; mark: number; filled: boolean }> = {
  "180.png": { width: 180, height: 180, mark: 180, filled: true },
  "192.png": { width: 192, height: 192, mark: 192, filled: false },
  "512.png": { width: 512, height: 512, mark: 512, filled: false },
  "maskable-512.png": { width: 512, height: 512, mark: 400, filled: true },
  "share.png": { width: 1200, height: 630, mark: 420, filled: true },
};

/** Draws `/icons/{name}` once from the favicon; undefined for unknown names (S45). */
export async function iconResponse(shop: Shop, name: string): Promise<Response | undefined> {
  if (!Object.hasOwn(files, name)) return undefined;
  const drawn = keptInMemory(shop, `icon ${name}`, () => draw(shop, name));
  const bytes = await drawn.catch((error: unknown) => {
    shop.memory.delete(`icon ${name}`);
    throw error;
  });
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400" },
  });
}

async function draw(shop: Shop, name: string): Promise<Uint8Array> {
  const { width, height, mark, filled } = files[name] ?? { width: 1, height: 1, mark: 1, filled: false };
  const recipe = {
    source: await readFile(source),
    density: 1_200,
    resize: { width: mark, height: mark, fit: "cover" },
    margin: { x: (width - mark) / 2, y: (height - mark) / 2 },
    ...(filled ? { ground: GROUND } : {}),
    format: "png",
  } as const;
  return makePictures(shop, (make) => make(recipe), { by: { person: "the shop" } });
}

export const manifest = {
  id: "/",
  name: `${SHOP_NAME}: одяг, взуття й товари для дому`,
  short_name: SHOP_NAME,
  description: "Одяг, взуття й товари для дому оптом і поштучно",
  lang: "uk",
  dir: "ltr",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: "#ffffff",
  theme_color: "#ffffff",
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icons/192.png", sizes: "192x192", type: "image/png" },
    { src: "/icons/512.png", sizes: "512x512", type: "image/png" },
    { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  share_target: { action: "/search", method: "GET", params: { text: "q" } },
  shortcuts: [
    { name: "Новинки", url: "/new-items" },
    { name: "Кошик", url: "/cart" },
  ],
};
