extension FieldType {
  /// Returns the field's type in the model; for a choice, the name of the enum that is generated.
  func swift(for name: String) -> String {
    switch self {
    case .string: "String"
    case .int: "Int"
    case .double: "Double"
    case .float: "Float"
    case .bool: "Bool"
    case .date: "Date"
    case .url: "URL"
    case .uuid: "UUID"
    case .choice: name.prefix(1).uppercased() + name.dropFirst()
    case .entity(let entity): entity.text
    case .optional(let inner): inner.swift(for: name) + "?"
    case .list(let inner): "[\(inner.swift(for: name))]"
    }
  }

  /// Returns the field's type in the service's response: a string for types that JSON lacks.
  func json(_ wire: WireStyle) -> String {
    switch self {
    case .choice, .date, .url, .uuid: "String"
    case .entity(let entity): wire.type(of: entity)
    case .optional(let inner): inner.json(wire) + "?"
    case .list(let inner): "[\(inner.json(wire))]"
    default: swift(for: "")
    }
  }

  /// A Boolean value that indicates whether parsing can fail, for example because of an unknown
  /// case or an invalid date.
  var isRead: Bool {
    switch base {
    case .choice, .date, .url, .uuid: true
    default: false
    }
  }

  /// Returns the expression that parses a value which is neither optional nor a list. The type of
  /// the expression is optional.
  ///
  /// - Parameter owner: the entity and the field, for the type of a choice.
  func reading(_ value: String, owner: (entity: String, field: String)) -> String {
    switch self {
    case .date: "try? Date(\(value), strategy: .iso8601)"
    case .url: "URL(string: \(value))"
    case .uuid: "UUID(uuidString: \(value))"
    default: "\(owner.entity).\(swift(for: owner.field))(rawValue: \(value))"
    }
  }

  /// Returns the argument of the model's initializer for a value that was not parsed before.
  func mapped(
    _ value: String, owner: (entity: String, field: String), _ wire: WireStyle
  ) -> String {
    switch self {
    case .entity(let entity): "try \(value).\(wire.call(entity))"
    case .optional(let inner), .list(let inner):
      inner.isMapped ? "try \(value)\(inner.mapping(of: self, owner, wire))" : value
    default: value
    }
  }

  private var isMapped: Bool { isRead || entity != nil }

  /// Returns the suffix of an expression that maps an optional or a list of such values.
  private func mapping(
    of outer: FieldType, _ owner: (entity: String, field: String), _ wire: WireStyle
  ) -> String {
    switch self {
    case .list(let inner): return "?\(inner.mapping(of: self, owner, wire))"
    case .entity(let entity): return ".map { try $0.\(wire.call(entity)) }"
    default:
      let value = base.reading("$0", owner: owner)
      return ".map { try Self.valid(\(value)\(wire.naming(owner.field))) }"
    }
  }

  /// Returns the expression for the value that is sent to the service, given the model's value.
  func writing(_ value: String, _ wire: WireStyle) -> String {
    switch self {
    case .choice: "\(value).rawValue"
    case .date: "\(value).ISO8601Format()"
    case .url: "\(value).absoluteString"
    case .uuid: "\(value).uuidString"
    case .entity(let entity): "\(wire.type(of: entity))(\(value))"
    case .list(let inner): inner.isMapped ? "\(value).map \(inner.closure(wire))" : value
    case .optional(let inner):
      switch inner {
      case .list(let single): single.isMapped ? "\(value)?.map \(single.closure(wire))" : value
      default: inner.isMapped ? "\(value).map \(inner.closure(wire))" : value
      }
    default: value
    }
  }

  private func closure(_ wire: WireStyle) -> String { "{ \(writing("$0", wire)) }" }
}
