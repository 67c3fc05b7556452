extension Entity {
  /// Three samples of the entity, as the service would send them.
  var sampleList: [[String: Mustache.Value]] {
    (1...3).map { number in
      [
        "id": .text("00000000-0000-0000-0000-00000000000\(number)"),
        "sampleFields": .list(marked(sampleFields(number))), "lastSample": .flag(number == 3),
      ]
    }
  }

  /// Three different fixtures of the entity.
  var fixtureList: [[String: Mustache.Value]] {
    (1...3).map { number in
      [
        "fixtureId": .text(FieldType.identifier(String(number))),
        "varied": .list(marked(fields.compactMap { varied($0, number) })),
      ]
    }
  }

  /// Returns the argument of a fixture; `nil` if its default is used.
  private func varied(_ field: Field, _ number: Int) -> [String: Mustache.Value]? {
    let words = field.name == titleField.name ? title : Self.sentence(field.name)
    let type = "\(model).\(field.type.base.swift(for: field.name))"
    return field.type.varied(words, number: number, type: type).map {
      ["name": .text(field.name), "value": .text($0)]
    }
  }

  func sampleFields(_ number: Int) -> [[String: Mustache.Value]] {
    fields.map { field in
      [
        "wireName": .text(field.wireName),
        "json": .text(field.type.sample(title, number: number, entities: samples)),
      ]
    }
  }

  /// The strings of the entity's list for the String Catalog.
  var words: [Word] {
    let plural = name.pluralWords
    let more = isPaginated ? [Word(key: "\(feature).More.label", text: "Show More")] : []
    return [
      Word(key: "\(feature).Empty.description", text: "There is nothing to show yet."),
      Word(key: "\(feature).Empty.title", text: "No \(plural)"),
      Word(key: "\(feature).Error.title", text: "The \(plural) could not be loaded"),
    ] + more + [
      Word(
        key: "\(feature).Navigation.title",
        text: plural.prefix(1).uppercased() + plural.dropFirst())
    ] + changeWords
  }

  /// The number of entities, and what is said if a change fails.
  ///
  /// The list that a project begins with has neither.
  private var changeWords: [Word] {
    guard !isFirst else { return [] }
    let count = Word(
      key: "\(feature).Count.title", text: "%lld \(name.pluralWords)", one: "%lld \(name.words)")
    let changes =
      isEdited
      ? [Word(key: "\(feature).Change.title", text: "The change could not be saved")] : []
    return hasCatalog ? [count] + changes : []
  }

  /// The strings of the fields in the list's rows.
  var factWords: [Word] {
    guard hasCatalog else { return [] }
    let shown = Set(facts.map(\.name))
    return zip(fields, labels(Self.factKind)).filter { shown.contains($0.0.name) }.map(\.1)
  }
}
