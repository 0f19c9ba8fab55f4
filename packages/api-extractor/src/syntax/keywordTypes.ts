const keywordTypes: Readonly<Record<string, string>> = {
  bool: 'Boolean',
  byte: 'Byte',
  char: 'Char',
  decimal: 'Decimal',
  double: 'Double',
  dynamic: 'Object',
  float: 'Single',
  int: 'Int32',
  long: 'Int64',
  nint: 'IntPtr',
  nuint: 'UIntPtr',
  object: 'Object',
  sbyte: 'SByte',
  short: 'Int16',
  string: 'String',
  uint: 'UInt32',
  ulong: 'UInt64',
  ushort: 'UInt16',
  void: 'Void',
};

/** Returns the full name of a C# keyword's type; undefined for other words. */
export function keywordType(keyword: string): string | undefined {
  const name = keywordTypes[keyword];
  return name && `System.${name}`;
}
