import type { SettingsView } from "../../features/settings/settings.contract.ts";

export type JsonLd = { "@type": string; [field: string]: unknown };
export type Crumb = { name: string; url: string };

/** React Router escapes it. */
const thing = (type: string, fields: Record<string, unknown>): JsonLd => ({
  "@context": "https://schema.org",
  "@type": type,
  ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== "")),
});

/** Addresses are whole. */
export const breadcrumbList = (crumbs: readonly Crumb[]): JsonLd =>
  thing("BreadcrumbList", {
    itemListElement: crumbs.map(({ name, url }, at) => ({ "@type": "ListItem", position: at + 1, name, item: url })),
  });

export function organization(settings: SettingsView, { origin, name }: { origin: string; name: string }): JsonLd {
  const links = [settings.link_instagram, settings.link_fb, settings.link_telegram, settings.link_tiktok];
  const phones = [settings.phone, settings.phone2].filter(Boolean);
  return thing("Organization", {
    "@id": `${origin}/#organization`,
    name,
    url: `${origin}/`,
    logo: `${origin}/icons/512.png`,
    email: settings.email_admin,
    telephone: phones[0],
    address: settings.address && { "@type": "PostalAddress", addressCountry: "UA", streetAddress: settings.address },
    sameAs: links.filter((link) => link.startsWith("https:")),
    contactPoint: phones.map((telephone) => ({
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone,
      availableLanguage: ["uk", "ru"],
    })),
  });
}

export const webSite = ({ url, searchUrl, name, language }: { url: string; searchUrl: string; name: string; language: string }): JsonLd =>
  thing("WebSite", {
    name,
    url,
    inLanguage: language,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${searchUrl}?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  });

export const faqPage = (questions: readonly { question: string; answer: string }[]): JsonLd =>
  thing("FAQPage", {
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  });

/** An offer for each variation, as the feeds have them. */
export const productThing = (fields: Record<string, unknown>): JsonLd => thing("Product", fields);
