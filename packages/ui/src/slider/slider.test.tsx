import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Slider } from ".";

test("the server draws each thumb with its value, where it belongs", () => {
  const html = renderToString(
    <Slider label="Price" value={[250, 600]} onValueChange={() => undefined} min={0} max={1000} />,
  );
  const places = [...html.matchAll(/--_at:([\d.]+)" class="ui-slider__place">.*?aria-valuenow="(\d+)"/g)];
  expect(places.map(([, at, now]) => [at, now])).toEqual([
    ["0.25", "250"],
    ["0.6", "600"],
  ]);
});
