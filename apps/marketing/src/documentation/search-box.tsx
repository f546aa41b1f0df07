/** Looks through all pages; what it does is in the entry. Without scripts it isn't there, and the list of pages is. */
export const SearchBox = () => (
  <search className="docs-search" data-docs-search>
    <form action="/documentation">
      <label className="ui-visually-hidden" htmlFor="docs-search">
        Search the documentation
      </label>
      <input
        id="docs-search"
        name="q"
        type="search"
        placeholder="Search"
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-controls="docs-hits"
        aria-expanded="false"
      />
      <span aria-hidden="true">/</span>
    </form>
    <div className="docs-hits" hidden data-docs-hits>
      <div id="docs-hits" role="listbox" aria-label="What was found" />
      <p role="status" />
    </div>
  </search>
);
