/**
 * What a page says to machines that read it (schema.org), as a data block: nothing of it runs.
 * @param data with its `@type`
 */
export const StructuredData = ({ data }: { data: Readonly<Record<string, unknown>> }) => (
  <script
    type="application/ld+json"
    // Within a script only `<` could end it.
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c"),
    }}
  />
);
