/// The input of a value in a form.
extension FieldType {
  /// The control with which a person enters a value.
  enum Input {
    case text, toggle, date, choice
    /// A picker of the other entity, by its identifier.
    case relation
  }

  /// The control for the type; `nil` if a form keeps the value as it is.
  var input: Input? {
    switch self {
    case .string, .int, .double, .float, .url: .text
    case .optional(.string), .optional(.int), .optional(.double), .optional(.float),
      .optional(.url):
      .text
    case .bool: .toggle
    case .date: .date
    case .choice: .choice
    case .entity, .optional(.entity): .relation
    case .optional, .list, .uuid: nil
    }
  }

  /// The input for a new entity.
  var empty: String {
    switch self {
    case .entity, .optional(.entity): "nil"
    case .optional where input == nil: "nil"
    case .list: "[]"
    case .uuid: "UUID()"
    case .bool: "false"
    case .date: ".now"
    case .choice(let cases): ".\(cases[0])"
    default: "\"\""
    }
  }

  /// Returns the expression for the input, given the model's value.
  func written(_ value: String) -> String {
    switch self {
    case .int, .double, .float: "String(\(value))"
    case .url: "\(value).absoluteString"
    case .optional(.string): "\(value) ?? \"\""
    case .optional(.int), .optional(.double), .optional(.float):
      "\(value).map { String($0) } ?? \"\""
    case .optional(.url): "\(value)?.absoluteString ?? \"\""
    default: value
    }
  }

  /// Returns the expression that parses the input, if a value of this type needs one; the type of
  /// the expression is optional.
  func parsing(_ name: String) -> String? {
    switch self {
    case .int, .double, .float: number(name)
    case .url: "URL(string: \(name))"
    case .entity: name
    default: nil
    }
  }

  /// Returns the expression that reads a number as a person types it; `nil` for other types.
  private func number(_ name: String) -> String? {
    switch self {
    case .int: "Int(plain(\(name)))"
    case .double: "Double(plain(\(name)))"
    case .float: "Float(plain(\(name)))"
    default: nil
    }
  }

  /// A Boolean value that indicates whether a person types a number, and one with decimals.
  var isNumber: (any: Bool, withDecimals: Bool) {
    guard input == .text else { return (false, false) }
    let decimals = base == .double || base == .float
    return (decimals || base == .int, decimals)
  }

  /// Returns the expression for the model's value, given the input or what was parsed from it.
  func entered(_ name: String) -> String {
    switch self {
    case .optional(.string): "\(name).isEmpty ? nil : \(name)"
    case .optional(.int), .optional(.double), .optional(.float): base.number(name) ?? name
    case .optional(.url): "\(name).isEmpty ? nil : URL(string: \(name))"
    default: name
    }
  }

  /// Returns the condition under which an input is invalid, and the key of its message; `nil` if
  /// every input is valid.
  func check(_ name: String) -> (isInvalid: String, message: String)? {
    switch self {
    case .int: number(name).map { ("\($0) == nil", "Common.WholeNumber.message") }
    case .double, .float:
      number(name).map { ("\($0)?.isFinite != true", "Common.Number.message") }
    case .url: ("URL(string: \(name))?.scheme == nil", "Common.Address.message")
    case .optional(let inner):
      inner.input != .text
        ? nil : inner.check(name).map { ("!\(name).isEmpty && \($0.isInvalid)", $0.message) }
    default: nil
    }
  }
}
