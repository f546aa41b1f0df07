import { cloneElement, createElement, isValidElement, type ReactElement, type ReactNode } from "react";

const NOUNS: Record<string, string> = { desk: "seat", Desk: "Seat", member: "user", Member: "User" };
/** One noun, also in the plural; the front desk and members of staff are the same everywhere. */
const NOUN = /(?<!front )\b(desk|member)(?=s?\b)(?! of staff|s of staff)/gi;
/** Lower-case words without a space are ids, addresses and values. */
const isText = (value: string): boolean => /\s|^\p{Lu}/u.test(value);

const isData = (value: object): value is Record<string, unknown> =>
  Object.getPrototypeOf(value) === Object.prototype && !("$$typeof" in value) && !("current" in value);

const mapped = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, exchanged(value)]));

type AnyElement = ReactElement<Record<string, unknown>>;

/** What Storybook hands to decorators is an element still to be rendered, with the story's context as its props. */
const isStory = ({ type, props }: AnyElement): boolean => typeof type === "function" && "originalStoryFn" in props;

const StoryInWords = ({ story: { type, props } }: { story: AnyElement }): ReactNode =>
  exchanged((type as (context: unknown) => ReactNode)(props));

const exchangedElement = (element: AnyElement): ReactElement => {
  if (isStory(element)) return createElement(StoryInWords, { story: element });
  const { children, ...rest } = element.props;
  const props = mapped(rest);
  if (typeof children === "function" || children === undefined) return cloneElement(element, props);
  // One by one, or React misses the keys that a list in JSX needs none of.
  return cloneElement(element, props, ...(Array.isArray(children) ? children : [children]).map(exchanged));
};

const exchanged = <Value>(value: Value): Value => {
  const exchange = (): unknown => {
    if (typeof value === "string") return isText(value) ? value.replace(NOUN, (noun) => NOUNS[noun] ?? noun) : value;
    if (Array.isArray(value)) return value.map(exchanged);
    if (isValidElement<Record<string, unknown>>(value)) return exchangedElement(value);
    return typeof value === "object" && value !== null && isData(value) ? mapped(value) : value;
  };
  return exchange() as Value;
};

/**
 * Stories are written in the words of co-working. In a study hall the texts that they pass to components say seat and
 * user instead; what a story's own components write themselves takes `wordsOf`.
 */
export const inWords = (story: ReactNode, workspace: unknown): ReactNode =>
  workspace === "study-hall" ? exchanged(story) : story;
