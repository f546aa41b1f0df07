/**
 * At the foot of a page: whether its speed may be noted. Nothing is before somebody says yes. Only the page's script can ask
 * (`ask-for-vitals.ts`), so without one nothing shows.
 */
export const VitalsChoice = () => (
  <label data-vitals hidden className="flex items-start gap-2 text-sm text-muted print:hidden">
    <input type="checkbox" className="mt-1 flex-none accent-(--ui-primary-solid)" />
    <span>Note how fast these pages are for me: quick, middling or slow, and nothing else of my visit.</span>
  </label>
);
