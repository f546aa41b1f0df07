import type { Client, ClientCore, Contract, Methods } from "@carrel/sdk";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext } from "react";

/** A client of the whole table or a part of it. */
export type ProvidedClient = ClientCore & { readonly auth?: Partial<Methods<Contract>["auth"]> };

const CarrelContext = createContext<ProvidedClient | null>(null);

interface CarrelProviderProps {
  client: ProvidedClient;
  /** From `createCarrelQueryClient`. */
  queryClient: QueryClient;
  children: ReactNode;
}

/** Gives the screens below it their client and their cache. */
export function CarrelProvider({ client, queryClient, children }: CarrelProviderProps) {
  return (
    <CarrelContext value={client}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </CarrelContext>
  );
}

/**
 * The client of the provider above, typed as one of the whole table; name another type for a part of it.
 * @example const client = useCarrel();
 */
export function useCarrel<Provided extends ProvidedClient = Client<Contract>>(): Provided {
  const client = useContext(CarrelContext);
  if (client === null) throw new Error("No CarrelProvider above");
  return client as Provided;
}
