import type { Plugin } from "vite";

/**
 * Puts the theme's head script into index.html, right after `<meta charset>`, and preloads the latin part of Inter.
 * Hash every inline script of the built HTML for the CSP. Whoever writes `<script type="application/json"
 * id="carrel-site">` writes it at the very start of `<head>`, so that the script finds it.
 *
 * @example export default defineConfig({ plugins: [react(), headScript()] });
 */
export declare function headScript(): Plugin;
