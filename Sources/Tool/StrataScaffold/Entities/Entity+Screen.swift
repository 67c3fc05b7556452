extension Entity {
  /// Returns the rows of a screen that shows a single entity.
  ///
  /// - Parameters:
  ///   - model: the expression for the entity: `viewModel.order`.
  ///   - kind: the last part of the keys of the fields' names.
  func rows(of model: String, kind: String = "label") -> [[String: Mustache.Value]] {
    zip(fields, labels(kind)).map { field, label in
      let value = field.type.text("\(model).\(field.name)", inWords: hasCatalog)
      return [
        "value": .text(value), "symbol": .text(label.symbol), "label": .text(label.text),
      ]
    }
  }

  /// The strings of the screen that shows a single entity.
  var screenWords: [Word] {
    labels + [
      Word(key: "\(feature).Error.title", text: "The \(name.words) could not be loaded")
    ]
  }

  /// The names of the fields as words, one for each.
  var labels: [Word] { labels("label") }

  /// Returns the names of the fields as words, one for each, whose keys end with a kind.
  func labels(_ kind: String) -> [Word] {
    fields.map { field in
      Word(
        key: "\(feature).\(Self.capital(field.name)).\(kind)", text: Self.sentence(field.name))
    }
  }
}

extension FieldType {
  /// Returns the arguments of `Text` that show a value: numbers and dates are formatted in the
  /// reader's language.
  ///
  /// - Parameters:
  ///   - value: the expression for the value.
  ///   - inWords: whether the cases of enums have words in the String Catalog.
  func text(_ value: String, inWords: Bool) -> String {
    switch self {
    case .int, .double, .float: "\(value), format: .number"
    case .date: "\(value), format: .dateTime"
    case .choice where inWords: "\(value).label"
    default: shown(value, inWords: inWords)
    }
  }

  /// Returns the expression for the text with which a screen shows a value.
  private func shown(_ value: String, inWords: Bool) -> String {
    switch self {
    case .string: value
    case .int, .double, .float: "\(value).formatted()"
    case .bool: "String(\(value))"
    case .date: "\(value).formatted(date: .abbreviated, time: .shortened)"
    case .url: "\(value).absoluteString"
    case .uuid: "\(value).uuidString"
    case .choice where inWords: "String(localized: \(value).label)"
    case .choice: "\(value).rawValue"
    case .entity: "\(value).displayName"
    case .list: "\(value).count.formatted()"
    case .optional(.string): "\(value) ?? \"–\""
    case .optional(let inner): "\(value).map { \(inner.shown("$0", inWords: inWords)) } ?? \"–\""
    }
  }
}
