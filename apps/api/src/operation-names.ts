import type { ContractShape, OperationNames } from "@carrel/sdk/contract";

type NamesIn<Names, Area> = Area extends keyof Names
  ? Names[Area] extends readonly (infer Name)[]
    ? Name
    : never
  : never;

/** A table without some of its operations; an area that loses all of them is gone. */
export type Without<Table extends ContractShape, Names extends OperationNames<Table>> = {
  readonly [Area in keyof Table as [Exclude<keyof Table[Area], NamesIn<Names, Area>>] extends [never] ? never : Area]: {
    readonly [Name in keyof Table[Area] as Exclude<Name, NamesIn<Names, Area>>]: Table[Area][Name];
  };
};

/** Nothing under any of these names. */
export type NoneOf<Names> = {
  readonly [Area in keyof Names]?: { readonly [Name in NamesIn<Names, Area> & PropertyKey]?: never };
};
