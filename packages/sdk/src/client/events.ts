/** What the client tells the application; it never navigates itself. */
export interface ClientEvents {
  /** The token is missing or unknown (7007, 401). Token and session are cleared: go to the sign-in page. */
  unauthenticated: { operation: string };
  /** The session has expired or been revoked (7067). */
  sessionExpired: { operation: string; message: string };
  /** The subscription has run out. `navigate`: show the page that says so; false for session and mobile-payment calls. */
  subscriptionExpired: { operation: string; navigate: boolean };
  /** The organisation asks for a second factor, and its person has none (403 `second_factor_needed`). */
  secondFactorNeeded: { operation: string };
  /** The subscription that had run out is active again. */
  subscriptionActive: { operation: string };
}

export type Listeners = { readonly [Name in keyof ClientEvents]?: (event: ClientEvents[Name]) => void };

/** Sends events to listeners. Listeners run at once, one after the other, and are never awaited. */
export function createEvents(initial: Listeners = {}) {
  const listeners = new Set<Listeners>([initial]);
  return {
    emit<Name extends keyof ClientEvents>(name: Name, event: ClientEvents[Name]): void {
      for (const listener of listeners) {
        try {
          listener[name]?.(event);
        } catch (error) {
          // A listener's fault is the application's to see, but not the call's to fail by.
          void Promise.reject(error);
        }
      }
    },
    /** @returns a function that ends the listening */
    on(added: Listeners): () => void {
      listeners.add(added);
      return () => void listeners.delete(added);
    },
  };
}

export type Events = ReturnType<typeof createEvents>;
