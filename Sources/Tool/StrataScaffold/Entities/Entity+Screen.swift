extension Entity {
  /// Returns the rows of a screen that shows a single entity.
  ///
  /// - Parameters:
  ///   - model: the expression for the entity: `viewModel.order`.
  ///   - kind: the last part of the keys of the fields' names.
  func rows(of model: String, kind: String = "label") -> [[String: Mustache.Value]] {
    zip(fields, labels(kind)).map { field, label in
      let shown = field.type.text("\(model).\(field.name)", inWords: hasCatalog)
      return [
        "shown": .text(shown), "symbol": .text(label.symbol), "label": .text(label.text),
      ]
    }
  }

  /// The strings of the screen that shows a single entity.
  var screenWords: [Word] {
    labels + [
      Word(key: "\(feature).Error.title", text: "The \(name.words) could not be loaded")
    ]
  }

  /// The words for the values of the fields that are true or false. All screens share them.
  var truthWords: [Word] {
    let isShown = fields.contains { $0.type == .bool || $0.type == .optional(.bool) }
    return hasCatalog && isShown ? Self.truthWords : []
  }

  /// The words for true and false.
  static let truthWords = [
    Word(key: "Common.No.label", text: "No"), Word(key: "Common.Yes.label", text: "Yes"),
  ]

  /// The names of the fields as words, one for each.
  var labels: [Word] { labels("label") }

  /// Returns the names of the fields as words, one for each, whose keys end with a kind.
  func labels(_ kind: String) -> [Word] {
    fields.map { field in
      Word(
        key: "\(feature).\(Self.capital(field.name)).\(kind)", text: Self.words(for: field))
    }
  }

  /// Returns the name of a field as words: `Paid` for a `Bool` that is called `isPaid`, and
  /// `Home page URL` for `homePageUrl`, since a field's name has no abbreviation in capitals.
  private static func words(for field: Field) -> String {
    let name = field.name.dropFirst(2)
    let isQuestion = field.name.hasPrefix("is") && name.first?.isUppercase == true
    let isShort = field.type.base == .bool && isQuestion
    let words = sentence(isShort ? String(name) : field.name).split(separator: " ")
    return words.map { $0.lowercased() == "url" ? "URL" : $0 }.joined(separator: " ")
  }
}

extension FieldType {
  /// Returns the expression for the text that shows a value: numbers and dates are formatted in the
  /// reader's language.
  ///
  /// - Parameters:
  ///   - value: the expression for the value.
  ///   - inWords: whether the words of the app are in the String Catalog; in packages they are in
  ///     the code.
  func text(_ value: String, inWords: Bool) -> String {
    switch self {
    case .optional(.string): "Text(\(value) ?? \"–\")"
    case .optional(let inner):
      "\(value).map { \(inner.text("$0", inWords: inWords)) } ?? Text(verbatim: \"–\")"
    default: "Text(\(argument(value, inWords: inWords)))"
    }
  }

  /// Returns the arguments of `Text` that show a value which is not optional.
  private func argument(_ value: String, inWords: Bool) -> String {
    switch self {
    case .int, .double, .float: "\(value), format: .number"
    case .date: "\(value), format: .dateTime"
    case .list: "\(value).count, format: .number"
    case .bool where inWords: "\(value) ? .commonYesLabel : .commonNoLabel"
    case .bool: "\(value) ? \"Yes\" : \"No\""
    case .choice where inWords: "\(value).label"
    case .choice: "LocalizedStringKey(\(value).label)"
    case .url: "\(value).absoluteString"
    case .uuid: "\(value).uuidString"
    case .entity: "\(value).displayName"
    case .string, .optional: value
    }
  }
}
