import { copyButtonBeside } from "../documentation/copy-code";
import { searchField } from "../documentation/search-field";
import "../documentation/frame.css";
import "../documentation/search-field.css";
import "../documentation/text.css";
import "../documentation/ways.css";

// The pages are whole without this: what it brings is the search, and a button beside each block of code.
const search = document.querySelector<HTMLElement>("[data-docs-search]");
if (search) searchField(search);
for (const block of document.querySelectorAll<HTMLElement>(".docs-code")) copyButtonBeside(block);
