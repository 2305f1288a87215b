import { SHOP_NAME } from "../../features/shop-name.ts";
const words = {
  uk: {
    title: "Немає звʼязку",
    text: "Цієї сторінки на пристрої ще немає. Перевірте зʼєднання.",
    again: "Спробувати ще раз",
    saved: "Збережені сторінки",
  },
  ru: {
    title: "Нет связи",
    text: "Этой страницы на устройстве ещё нет. Проверьте соединение.",
    again: "Попробовать ещё раз",
    saved: "Сохранённые страницы",
  },
} as const;

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Replaces a page neither reachable nor cached, and lists cached ones. */
export function offlinePage(language: "uk" | "ru", saved: readonly { path: string; title: string }[]): string {
  const { title, text, again, saved: heading } = words[language];
  const links = saved.map(({ path, title: name }) => `<li><a href="${escaped(path)}">${escaped(name)}</a></li>`).join("");
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · ${SHOP_NAME}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;color:#24121c;margin:0;padding:48px 16px;max-width:560px}a{color:#8c1250;display:inline-block;padding:10px 0}h1{font-size:28px}.again{background:#8c1250;color:#fff;border-radius:8px;padding:10px 20px;text-decoration:none}ul{padding-left:20px}</style></head>
<body><h1>${title}</h1><p>${text}</p><p><a class="again" href="">${again}</a></p>${links && `<h2>${heading}</h2><ul>${links}</ul>`}</body></html>`;
}
