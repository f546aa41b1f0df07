import { createElement } from "react";
import { ADDRESSES, NAME_IN_TYPE } from "./reference";

/** A sentence with code in backticks. */
export const InlineText = ({ text }: { text: string }) => (
  <>{text.split("`").map((part, at) => (at % 2 === 1 ? createElement("code", { key: at }, part) : part))}</>
);

/** A type, with a way to each shape that it names. */
export function TypeText({ type }: { type: string }) {
  let at = 0;
  const parts = [...type.matchAll(NAME_IN_TYPE)].flatMap(({ 0: name, index }) => {
    const before = type.slice(at, index);
    at = index + name.length;
    const address = ADDRESSES.get(name);
    return [
      before,
      address ? (
        <a key={index} href={address}>
          {name}
        </a>
      ) : (
        name
      ),
    ];
  });
  return (
    <code>
      {parts}
      {type.slice(at)}
    </code>
  );
}
