export declare const areaFaults: (
  texts: ReadonlyMap<string, string>,
  named: Readonly<Record<string, string>>,
) => string[];
