/// An error that occurs when a route is written as a path, or read from one.
public struct RouteCodingError: Error, Equatable, CustomStringConvertible {
  private enum Kind {
    case missing, malformed, mismatch, notFinite, unknownCase, unsupported, tooDeep, other
  }
  private let kind: Kind
  /// The component of the path that was read, before decoding.
  public let component: String?
  /// The field that was read or written, such as `city._0`.
  public let field: String
  /// The rule that the address breaks.
  public let rule: String

  public var description: String {
    let place = field.isEmpty ? "The route" : "The route's '\(field)'"
    return place + (component.map { " is '\($0)', but " } ?? ": ") + rule
  }

  static func missing(field: String) -> Self {
    .init(kind: .missing, component: nil, field: field, rule: "the path ends before this value")
  }

  static func malformed(_ component: String, field: String = "") -> Self {
    .init(
      kind: .malformed, component: component, field: field,
      rule: "'~' needs two hexadecimal digits, and '%' escapes must be valid UTF-8")
  }

  static func mismatch(_ component: String, field: String, type: Any.Type) -> Self {
    .init(kind: .mismatch, component: component, field: field, rule: "must be a valid \(type)")
  }

  static func notFinite(_ component: String, field: String) -> Self {
    .init(kind: .notFinite, component: component, field: field, rule: "must be a finite number")
  }

  static func unknownCase(_ component: String, field: String) -> Self {
    .init(kind: .unknownCase, component: component, field: field, rule: "no route has this name")
  }

  static func unsupported(_ type: Any.Type, field: String) -> Self {
    .init(
      kind: .unsupported, component: nil, field: field,
      rule: "a \(type) cannot be part of a path, since its elements have no order")
  }

  static func tooDeep(field: String) -> Self {
    .init(
      kind: .tooDeep, component: nil, field: field,
      rule: "values must not be nested deeper than 64 levels")
  }

  static func wrapping(_ error: any Error) -> Self {
    if let error = error as? Self { return error }
    return .init(kind: .other, component: nil, field: "", rule: "\(error)")
  }

  /// Returns the name of the field at a coding path.
  static func name(_ path: [any CodingKey]) -> String {
    path.map(\.stringValue).joined(separator: ".")
  }
}
