import Foundation

/// A validator of JSON by a schema, which supports the keywords of draft 4 in SARIF's schema.
///
/// An unknown keyword is a problem itself, so that nothing passes unchecked.
struct JSONSchema {
  private let root: [String: Any]
  private let definitions: [String: Any]

  init(_ data: Data) throws {
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    definitions = root["definitions"] as? [String: Any] ?? [:]
  }

  /// Returns the problems of a value, with their places.
  func problems(_ value: Any) -> [String] { problems(value, root, "") }

  private static let silent: Set = [
    "$schema", "title", "id", "description", "default", "definitions", "format",
  ]

  private func problems(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
    schema.sorted { $0.key < $1.key }.flatMap { keyword, wanted -> [String] in
      switch keyword {
      case let word where Self.silent.contains(word): []
      case "$ref": reference(value, wanted as? String ?? "", place)
      case "type":
        (wanted as? [String] ?? [wanted as? String ?? ""]).contains { isA(value, $0) }
          ? [] : ["\(place) is no \(wanted)"]
      case "enum":
        (wanted as? [String])?.contains(value as? String ?? "") == true
          ? [] : ["\(place) is none of \(wanted)"]
      case "pattern": pattern(value, wanted as? String ?? "", place)
      case "minimum", "maximum": bound(value, wanted, keyword, place)
      case "required", "properties", "additionalProperties":
        (value as? [String: Any]).map { object($0, keyword, schema, place) } ?? []
      case "items", "minItems", "uniqueItems":
        (value as? [Any]).map { list($0, keyword, wanted, place) } ?? []
      case "anyOf", "oneOf": choice(value, keyword, wanted as? [[String: Any]] ?? [], place)
      default: ["the schema's keyword \(keyword) at \(place) is not judged"]
      }
    }
  }

  private func reference(_ value: Any, _ name: String, _ place: String) -> [String] {
    guard let schema = definitions[name.replacing("#/definitions/", with: "")] as? [String: Any]
    else { return ["the schema has no \(name)"] }
    return problems(value, schema, place)
  }

  private func isA(_ value: Any, _ name: String) -> Bool {
    switch name {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "null": value is NSNull
    // Foundation bridges 1 to a Bool too, and true to an Int.
    case "boolean": value is Bool
    case "integer": type(of: value) != Bool.self && value is Int
    case "number": type(of: value) != Bool.self && (value is Int || value is Double)
    default: false
    }
  }

  private func pattern(_ value: Any, _ pattern: String, _ place: String) -> [String] {
    guard let text = value as? String else { return [] }
    return text.range(of: pattern, options: .regularExpression) == nil
      ? ["\(place) does not fit \(pattern)"] : []
  }

  private func bound(_ value: Any, _ wanted: Any, _ keyword: String, _ place: String) -> [String] {
    guard let number = (value as? NSNumber)?.doubleValue,
      let limit = (wanted as? NSNumber)?.doubleValue
    else { return [] }
    let holds = keyword == "minimum" ? number >= limit : number <= limit
    return holds ? [] : ["\(place) is beyond the \(keyword) of \(limit)"]
  }

  private func object(
    _ value: [String: Any], _ keyword: String, _ schema: [String: Any], _ place: String
  ) -> [String] {
    let known = schema["properties"] as? [String: [String: Any]] ?? [:]
    switch keyword {
    case "required":
      return (schema["required"] as? [String] ?? []).filter { value[$0] == nil }
        .map { "\(place).\($0) is missing" }
    case "properties":
      return known.sorted { $0.key < $1.key }.flatMap { name, inner in
        value[name].map { problems($0, inner, "\(place).\(name)") } ?? []
      }
    default:
      let others = value.filter { known[$0.key] == nil }.sorted { $0.key < $1.key }
      if let inner = schema[keyword] as? [String: Any] {
        return others.flatMap { problems($0.value, inner, "\(place).\($0.key)") }
      }
      let isOpen = schema[keyword] as? Bool ?? true
      return isOpen ? [] : others.map { "\(place).\($0.key) is not of the standard" }
    }
  }

  private func list(
    _ value: [Any], _ keyword: String, _ wanted: Any, _ place: String
  ) -> [String] {
    switch keyword {
    case "items":
      return value.enumerated().flatMap { index, one in
        problems(one, wanted as? [String: Any] ?? [:], "\(place)[\(index)]")
      }
    case "minItems":
      return value.count < (wanted as? Int ?? 0) ? ["\(place) has too few"] : []
    default:
      guard wanted as? Bool == true else { return [] }
      return Set(value.map { "\($0)" }).count < value.count ? ["\(place) repeats itself"] : []
    }
  }

  private func choice(
    _ value: Any, _ keyword: String, _ schemas: [[String: Any]], _ place: String
  ) -> [String] {
    let fitting = schemas.count { problems(value, $0, place).isEmpty }
    let holds = keyword == "anyOf" ? fitting > 0 : fitting == 1
    return holds ? [] : ["\(place) fits \(fitting) of the choices"]
  }
}
