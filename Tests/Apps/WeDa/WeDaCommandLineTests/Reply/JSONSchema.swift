import Foundation

/// A JSON Schema, as far as `forecast.schema.json` needs the standard.
struct JSONSchema {
  private let root: [String: Any]

  /// A keyword that the check does not know, so that it would accept anything for it.
  struct UnknownKeyword: Error, Equatable { let name: String }

  init(contentsOf file: URL) throws {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    root = try Self.object(object, "the schema")
  }

  /// Returns the definition of a name.
  func definition(_ name: String) throws -> [String: Any] {
    try Self.object(Self.object(root["$defs"], "$defs")[name], name)
  }

  /// Returns what is wrong with a JSON text, with the path of each part; empty if it conforms.
  func problems(of text: String) throws -> [String] {
    try problems(
      JSONSerialization.jsonObject(with: Data(text.utf8)), root, at: "$")
  }

  private static let notes: Set<String> = ["$schema", "$defs", "title", "description", "format"]

  private func problems(_ value: Any, _ schema: [String: Any], at path: String) throws -> [String] {
    try schema.flatMap { keyword, rule in
      if Self.notes.contains(keyword) { return [String]() }
      return try nested(keyword, rule, value, path) ?? Self.plain(keyword, rule, value, path)
    }
  }

  /// Returns what is wrong with the parts of a value; `nil` if the keyword is not about parts.
  private func nested(
    _ keyword: String, _ rule: Any, _ value: Any, _ path: String
  ) throws -> [String]? {
    switch keyword {
    case "$ref":
      let name = String(Self.text(rule).dropFirst("#/$defs/".count))
      return try problems(value, definition(name), at: path)
    case "oneOf":
      let choices = try (rule as? [Any] ?? []).map {
        try problems(value, Self.object($0, keyword), at: path)
      }
      return choices.count(where: \.isEmpty) == 1 ? [] : Array(choices.joined())
    case "items":
      return try (value as? [Any] ?? []).enumerated().flatMap { index, item in
        try problems(item, Self.object(rule, path), at: "\(path)[\(index)]")
      }
    case "properties":
      let rules = try Self.object(rule, path)
      return try (value as? [String: Any] ?? [:]).flatMap { name, field in
        // The standard allows further fields; a documented answer has none.
        guard let one = rules[name] else { return ["\(path).\(name) is not documented"] }
        return try problems(field, Self.object(one, name), at: "\(path).\(name)")
      }
    default: return nil
    }
  }

  /// Returns what is wrong with a value as a whole.
  private static func plain(
    _ keyword: String, _ rule: Any, _ value: Any, _ path: String
  ) throws -> [String] {
    let items = value as? [Any] ?? []
    let fields = value as? [String: Any] ?? [:]
    let isRight =
      switch keyword {
      case "type": isType(value, text(rule))
      case "const": equal(value, rule)
      case "enum": (rule as? [Any] ?? []).contains { equal(value, $0) }
      case "minimum": number(value) >= number(rule)
      case "maximum": number(value) <= number(rule)
      case "maxItems": Double(items.count) <= number(rule)
      case "required": (rule as? [String] ?? []).allSatisfy { fields[$0] != nil }
      default: throw UnknownKeyword(name: keyword)
      }
    return isRight ? [] : ["\(path) breaks \(keyword) \(rule)"]
  }

  private static func object(_ value: Any?, _ name: String) throws -> [String: Any] {
    guard let object = value as? [String: Any] else { throw UnknownKeyword(name: name) }
    return object
  }

  private static func text(_ value: Any) -> String { value as? String ?? "" }
  private static func number(_ value: Any) -> Double { (value as? NSNumber)?.doubleValue ?? .nan }
  /// Returns whether a value was `true` or `false`, which Foundation tells from 1 and 0 by the type.
  private static func isBoolean(_ value: Any) -> Bool {
    guard let number = value as? NSNumber else { return false }
    return ["c", "B"].contains(String(cString: number.objCType))
  }

  private static func equal(_ value: Any, _ other: Any) -> Bool {
    if let text = other as? String { return value as? String == text }
    return number(value) == number(other)
  }

  private static func isType(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": isBoolean(value)
    case "integer": value is Int && !isBoolean(value)
    default: value is NSNumber && !isBoolean(value)
    }
  }
}
