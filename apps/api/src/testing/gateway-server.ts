/** A gateway's server of the tests, which they can have do something between what it did and its answer. */
export interface GatewayServer {
  address: string;
  /** What was asked of it, such as `POST /v1/orders`. */
  asked: string[];
  /** Called before each answer. Default: nothing. */
  beforeAnswer: (call: string) => Promise<void>;
  close(): Promise<void>;
}
