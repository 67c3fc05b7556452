/// The words for the cases of an entity's enums.
extension Entity {
  /// The strings of the cases, one for each.
  ///
  /// Their keys begin with the name of the entity's list, so that they are renamed and removed with
  /// the entity.
  var choiceWords: [Word] {
    guard hasCatalog else { return [] }
    return choices.flatMap { choice in choice.cases.map { word(of: $0, in: choice.field) } }
  }

  /// The values of the template that declares the cases' words.
  var choiceValues: [[String: Mustache.Value]] {
    choices.map { choice in
      let cases = choice.cases.map { name -> [String: Mustache.Value] in
        let word = word(of: name, in: choice.field)
        return [
          "case": .text(name), "symbol": .text(word.symbol), "word": .text(word.text),
        ]
      }
      return [
        "choice": .text("\(model).\(choice.field.type.base.swift(for: choice.field.name))"),
        "cases": .list(cases),
      ]
    }
  }

  /// A Boolean value that indicates whether an enum of the entity needs words.
  var hasChoices: Bool { !choices.isEmpty }

  private var choices: [(field: Field, cases: [String])] {
    fields.compactMap { field in
      if case .choice(let cases) = field.type.base { (field, cases) } else { nil }
    }
  }

  private func word(of name: String, in field: Field) -> Word {
    let context = Self.capital(field.name) + Self.capital(name)
    return Word(key: "\(self.name.text)List.\(context).choice", text: Self.sentence(name))
  }

  /// Returns a name with a capital: `IsOpen` for `isOpen`.
  static func capital(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  /// Returns a name in camel case as words: `Is open` for `isOpen`, and `Page URL` for `pageURL`.
  static func sentence(_ name: String) -> String { capital(CamelCase.words(of: name)) }
}
