type Data = Readonly<Record<string, unknown>>;

/** As a script's text: within one only `<` could end it. */
const written = (data: Data) =>
  JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");

/**
 * What a page says to machines that read it (schema.org), as a data block: nothing of it runs.
 * @param data with its `@type`
 */
export const StructuredData = ({ data }: { data: Data }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: written(data) }} />
);

/** The same for a page's head, which is text. */
export const structuredTag = (data: Data) => `<script type="application/ld+json">${written(data)}</script>`;
