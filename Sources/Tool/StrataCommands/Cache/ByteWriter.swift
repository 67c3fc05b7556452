import StrataImportGraph
import StrataSwiftFacts

/// An encoder of facts as bytes, for ``ByteReader``.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Adds a number, with seven bits in each byte, the lowest first; the lowest bit of all is the
  /// sign.
  mutating func add(_ number: Int) {
    var rest = UInt(bitPattern: number << 1 ^ number >> (Int.bitWidth - 1))
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func add(_ text: String) {
    let letters = Array(text.utf8)
    add(letters[...])
  }

  mutating func add(_ part: ArraySlice<UInt8>) {
    add(part.count)
    bytes += part
  }

  mutating func add(_ stamp: FileStamp) {
    for number in [stamp.size, stamp.place, stamp.written, stamp.changed] { add(number) }
  }

  private mutating func add<Element>(
    _ all: [Element], _ write: (inout ByteWriter, Element) -> Void
  ) {
    add(all.count)
    for one in all { write(&self, one) }
  }

  private mutating func add(_ texts: [String]) { add(texts) { $0.add($1) } }

  private mutating func add(flags: Bool...) {
    add(flags.reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
  }

  /// Adds those facts of a file outside of the checked part that are cached: imports, declarations
  /// and lines of debug builds.
  mutating func add(_ facts: FileFacts) {
    add(facts.imports) { writer, one in
      writer.add(one.module)
      writer.add(one.line)
      writer.add(one.column)
      writer.add(flags: one.isExported, one.isTestable)
    }
    add(facts.debugLines) { writer, lines in
      writer.add(lines.lowerBound)
      writer.add(lines.upperBound)
    }
    add(facts.declarations) { $0.add($1) }
  }

  private mutating func add(_ one: Declaration) {
    add(one.kind.rawValue)
    add(one.name)
    for number in [one.line, one.column, one.endLine, one.codeLines, one.parent ?? -1] {
      add(number)
    }
    for texts in [
      one.attributes, one.modifiers, one.inherits, one.requires, one.types, one.impliedTypes,
      one.generics, one.effects,
    ] { add(texts) }
    add(flags: one.hasBody, one.hasValue, one.isLocal)
    add(one.parameters) { writer, parameter in
      writer.add(parameter.label)
      writer.add(parameter.name)
      writer.add(parameter.types)
      writer.add(flags: parameter.hasDefault)
    }
  }
}
