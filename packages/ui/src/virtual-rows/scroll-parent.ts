const SCROLLS = /auto|scroll|overlay/;

/** The element that scrolls what is in `element`: a sheet's body, or the page itself. */
export const scrollParentOf = (element: Element): Element => {
  const page = element.ownerDocument.scrollingElement ?? element.ownerDocument.documentElement;
  for (let parent = element.parentElement; parent && parent !== page; parent = parent.parentElement)
    if (parent !== element.ownerDocument.body && SCROLLS.test(getComputedStyle(parent).overflowY)) return parent;
  return page;
};

export const isPage = (element: Element): boolean => element === element.ownerDocument.scrollingElement;

/** How far down in its scrolled content an element begins, in px. */
export const offsetIn = (scroller: Element, element: Element): number => {
  const top = isPage(scroller) ? 0 : scroller.getBoundingClientRect().top;
  return element.getBoundingClientRect().top - top + scroller.scrollTop;
};
