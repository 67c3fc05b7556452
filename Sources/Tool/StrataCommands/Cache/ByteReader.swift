import Foundation
import StrataImportGraph
import StrataSwiftFacts

/// A decoder of bytes that ``ByteWriter`` has written. Invalid bytes cause an error and never a
/// trap.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number() throws -> Int {
    var (raw, shift): (UInt, UInt) = (0, 0)
    while let byte = rest.popFirst(), shift < UInt(UInt.bitWidth) {
      raw |= UInt(byte & 0x7F) << shift
      shift += 7
      if byte < 0x80 { return Int(bitPattern: raw >> 1) ^ -Int(bitPattern: raw & 1) }
    }
    throw CocoaError(.coderReadCorrupt)
  }

  mutating func part() throws -> ArraySlice<UInt8> {
    let count = try number()
    guard count >= 0, count <= rest.count else { throw CocoaError(.coderReadCorrupt) }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func text() throws -> String { String(decoding: try part(), as: UTF8.self) }

  mutating func stamp() throws -> FileStamp {
    FileStamp(
      size: try number(), place: try number(), written: try number(), changed: try number())
  }

  private mutating func list<Element>(
    _ read: (inout ByteReader) throws -> Element
  ) throws -> [Element] {
    let count = try number()
    // Each element takes at least one byte.
    guard count >= 0, count <= rest.count else { throw CocoaError(.coderReadCorrupt) }
    return try (0..<count).map { _ in try read(&self) }
  }

  private mutating func texts() throws -> [String] { try list { try $0.text() } }

  mutating func facts() throws -> FileFacts {
    var facts = FileFacts()
    facts.imports = try list { reader in
      var one = Import(
        module: try reader.text(), line: try reader.number(), column: try reader.number())
      let flags = try reader.number()
      (one.isExported, one.isTestable) = (flags & 2 != 0, flags & 1 != 0)
      return one
    }
    facts.debugLines = try list { reader in
      let (first, last) = (try reader.number(), try reader.number())
      guard first <= last else { throw CocoaError(.coderReadCorrupt) }
      return first...last
    }
    let count = try number()
    guard count >= 0, count <= rest.count else { throw CocoaError(.coderReadCorrupt) }
    for place in 0..<count { facts.declarations.append(try declaration(at: place)) }
    return facts
  }

  private mutating func declaration(at place: Int) throws -> Declaration {
    guard let kind = Declaration.Kind(rawValue: try text()) else {
      throw CocoaError(.coderReadCorrupt)
    }
    var one = Declaration(
      kind, try text(), line: try number(), column: try number(), parent: nil)
    (one.endLine, one.codeLines) = (try number(), try number())
    let parent = try number()
    // An enclosing declaration precedes its members: a cycle of parents would never end.
    guard parent < place else { throw CocoaError(.coderReadCorrupt) }
    one.parent = parent < 0 ? nil : parent
    (one.attributes, one.modifiers, one.inherits) = (try texts(), try texts(), try texts())
    (one.requires, one.types, one.impliedTypes) = (try texts(), try texts(), try texts())
    (one.generics, one.effects) = (try texts(), try texts())
    let flags = try number()
    (one.hasBody, one.hasValue) = (flags & 4 != 0, flags & 2 != 0)
    one.isLocal = flags & 1 != 0
    one.parameters = try list { reader in
      var parameter = Declaration.Parameter(
        label: try reader.text(), name: try reader.text(), types: try reader.texts())
      parameter.hasDefault = try reader.number() != 0
      return parameter
    }
    return one
  }
}
