/** The one place that inserts raw HTML: the server has passed it through its allow-list (security.md S36). */
export function SanitisedHtml({ html }: { html: string }) {
  return <div className="rich" dangerouslySetInnerHTML={{ __html: html }} />;
}
