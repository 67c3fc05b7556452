extension FieldType {
  /// The type in the model: the field's own enum for a choice.
  func swift(for name: String) -> String {
    switch self {
    case .string: "String"
    case .optionalString: "String?"
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .choice: name.prefix(1).uppercased() + name.dropFirst()
    }
  }

  /// The type of what the service sends.
  func json(for name: String) -> String {
    if case .choice = self { return "String" }
    return swift(for: name)
  }

  /// The value that a fixture has unless it is told another.
  func fixture(_ title: String) -> String {
    switch self {
    case .string: "\"\(title)\""
    case .optionalString: "nil"
    case .int: "1"
    case .double: "1.5"
    case .bool: "true"
    case .choice(let cases): ".\(cases[0])"
    }
  }

  /// A value as the service sends it.
  func sample(_ title: String, number: Int) -> String {
    switch self {
    case .string: "\"\(title) \(number)\""
    case .optionalString: number == 1 ? "null" : "\"\(title) \(number)\""
    case .int: "\(number)"
    case .double: "\(number).5"
    case .bool: number == 1 ? "true" : "false"
    case .choice(let cases): "\"\(cases[(number - 1) % cases.count])\""
    }
  }
}
