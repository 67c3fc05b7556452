extension Entity {
  /// Returns the rows of a screen that shows a single entity.
  ///
  /// - Parameter model: the expression for the entity: `viewModel.order`.
  func rows(of model: String) -> [[String: Mustache.Value]] {
    zip(fields, labels).map { field, label in
      let value = field.type.text("\(model).\(field.name)")
      return ["value": .text(value), "symbol": .text(label.symbol)]
    }
  }

  /// The strings of the screen that shows a single entity.
  var screenWords: [Word] {
    labels + [
      Word(key: "\(feature).Error.title", text: "The \(name.words) could not be loaded")
    ]
  }

  private var labels: [Word] {
    fields.map { field in
      let name = field.name.prefix(1).uppercased() + field.name.dropFirst()
      let words = field.name.flatMap { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }
      let text = String(words)
      return Word(
        key: "\(feature).\(name).label", text: text.prefix(1).uppercased() + text.dropFirst())
    }
  }
}

extension FieldType {
  /// Returns the arguments of `Text` that show a value: numbers and dates are formatted in the
  /// reader's language.
  func text(_ value: String) -> String {
    switch self {
    case .int, .double, .float: "\(value), format: .number"
    case .date: "\(value), format: .dateTime"
    default: shown(value)
    }
  }

  /// Returns the expression for the text with which a screen shows a value.
  func shown(_ value: String) -> String {
    switch self {
    case .string: value
    case .int, .double, .float: "\(value).formatted()"
    case .bool: "String(\(value))"
    case .date: "\(value).formatted(date: .abbreviated, time: .shortened)"
    case .url: "\(value).absoluteString"
    case .uuid: "\(value).uuidString"
    case .choice: "\(value).rawValue"
    case .entity: "\(value).displayName"
    case .list: "\(value).count.formatted()"
    case .optional(.string): "\(value) ?? \"–\""
    case .optional(let inner): "\(value).map { \(inner.shown("$0")) } ?? \"–\""
    }
  }
}
