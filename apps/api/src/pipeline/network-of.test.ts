import { expect, it } from "vitest";
import { countedAddress, neighbourhood, networkOf } from "./network-of";

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::FFFF:198.51.100.27", "198.51.100.27"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0db8:0001:0002::6", "2001:db8:1:2"],
  ["2001:DB8:1:2::", "2001:db8:1:2"],
  ["2001:db8::5", "2001:db8:0:0"],
  ["2001::5:6:7:8:9", "2001:0:0:5"],
  ["2001:db8::5:6:7:8:9", "2001:db8:0:5"],
  ["::1", "0:0:0:0"],
  ["unknown", "unknown"],
])("counts %s as %s", (address, expected) => {
  expect(countedAddress(address)).toBe(expected);
});

it("gives as much of an address as it is asked for", () => {
  expect(networkOf("2001:db8:1:2:a::9", { v4: 3, v6: 3 })).toBe("2001:db8:1");
  expect(networkOf("192.0.2.7", { v4: 3, v6: 3 })).toBe("192.0.2");
});

it.each([
  ["192.0.2.7", "192.0.2.200", true],
  ["192.0.2.7", "::ffff:192.0.2.200", true],
  ["192.0.2.7", "192.0.3.7", false],
  ["2001:db8:1:2::6", "2001:db8:1:9::6", true],
  ["2001:db8:1:2::6", "2001:db8:2:2::6", false],
])("takes %s and %s for neighbours: %s", (one, other, are) => {
  expect(neighbourhood(one) === neighbourhood(other)).toBe(are);
});
