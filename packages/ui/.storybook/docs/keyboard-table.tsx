import { Fragment } from "react";
import { keysOf } from "./keys";

/** What a story says about its keys: `parameters: { keyboard: [["Enter", "Opens the menu"]] }`. */
export type Keyboard = readonly (readonly [keys: string, meaning: string])[];

const Keys = ({ text }: { text: string }) =>
  keysOf(text).map((chord, at) => (
    <Fragment key={chord.map(({ text }) => text).join("+")}>
      {at > 0 && <span className="docs-keys__or"> or </span>}
      <span className="docs-keys__chord">
        {chord.map(({ text, isKey }) => (isKey ? <kbd key={text}>{text}</kbd> : <span key={text}>{text}</span>))}
      </span>
    </Fragment>
  ));

export const KeyboardTable = ({ keyboard }: { keyboard: Keyboard }) => (
  <section className="docs-section">
    <h2>Keyboard</h2>
    <table className="docs-keys">
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {keyboard.map(([keys, meaning]) => (
          <tr key={keys + meaning}>
            <td>
              <Keys text={keys} />
            </td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
