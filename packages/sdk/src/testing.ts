export { exampleOf } from "./testing/example";
export { createFakeFetch, type FakeCall, type FakeFetch, type FakeHandlers, refuse } from "./testing/fake-fetch";
