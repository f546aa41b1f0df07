/**
 * Source of the inline script that sets `data-theme`, `data-mode`, `data-scale`, `data-input-style` and `data-ripple`
 * on `<html>`: from the local preferences, else from `organisation.theme` in `<script id="carrel-site">`, which has to
 * stand before it.
 */
export const headSource: string;
