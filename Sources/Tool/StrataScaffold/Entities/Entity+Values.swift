extension Entity {
  /// The values of the variables in the templates.
  var values: [String: Mustache.Value] {
    let session = isFirst ? "" : "responseFileName: \"fetch\(name.plural)Success\""
    let texts = [
      "Entity": name.text, "model": model, "entity": name.lowered,
      "Entities": name.plural, "entities": pluralName,
      "wireEntities": SnakeCase.of(pluralName), "path": SnakeCase.of(pluralName),
      "wireEntity": SnakeCase.of(name.lowered), "noun": name.words, "nouns": name.pluralWords,
      "Title": title,
      "Feature": feature, "Details": details, "Titles": titles, "Home": home,
      "feature": Self.lowered(feature),
      "remoteRepository": keepsLocally
        ? "\(name.text)RemoteRepository" : "Default\(name.text)Repository",
      "titleField": titleField.name,
      "session": session, "afterSession": session.isEmpty ? "" : ", \(session)",
    ]
    return texts.mapValues(Mustache.Value.text).merging([
      "renamedList": .flag(SnakeCase.of(pluralName) != pluralName),
      "composite": .flag(keepsLocally), "paginated": .flag(isPaginated),
      "isWritten": .flag(keepsLocally || isEdited),
      "asksOne": .flag(asksOne), "isEdited": .flag(isEdited),
      "sendsChanges": .flag(sendsChanges), "rich": .flag(!isFirst),
      "opensSheets": .flag(opensSheets),
      "detailRows": .list(rows(of: "viewModel.\(name.lowered)")),
      "rowTitle": .text("Text(\(name.lowered).displayName)"),
      "choices": .list(choiceValues), "facts": .list(factRows(of: name.lowered)),
      "hasFacts": .flag(!facts.isEmpty),
      "fields": .list(marked(fields.map(values))), "enums": .list(fields.compactMap(choice)),
      "guards": .list(guards), "hasGuards": .flag(!guards.isEmpty),
      "guardComma": .text(guards.count > 1 ? "," : ""),
      "readsText": .flag(fields.contains { $0.type.isRead }),
      "validates": .flag(fields.contains { $0.type.isRead && $0.type != $0.type.base }),
      "fixtures": .list(fixtureList),
      "samples": .list(sampleList), "firstSample": .list(marked(sampleFields(1))),
    ]) { text, _ in text }.merging(formValues) { own, _ in own }
      .merging(relationValues) { own, _ in own }
  }

  var title: String { name.words.prefix(1).uppercased() + name.words.dropFirst() }
  private var titles: String {
    name.pluralWords.prefix(1).uppercased() + name.pluralWords.dropFirst()
  }
  private var pluralName: String { Self.lowered(name.plural) }

  /// Returns a type's name in lower camel case, as the name of a property or function.
  static func lowered(_ name: String) -> String {
    TypeName.lowered(name)
  }

  private func values(_ field: Field) -> [String: Mustache.Value] {
    let owner = (entity: model, field: field.name)
    return [
      "name": .text(field.name), "wireName": .text(field.wireName),
      "type": .text(field.type.swift(for: field.name)),
      "renamed": .flag(field.wireName != field.name),
      "mappedOnce": .text(mappedOnce(field.name, field, owner)),
      "apiMapped": .text(mappedOnce("dto.\(field.name)", field, owner)),
      "adapted": .text(mappedOnce("response.\(field.name)", field, owner)),
      "sent": .text(field.type.sent(title, wire)),
      "fileMapped": .text(mappedOnce("\(name.lowered).\(field.name)", field, owner)),
      "jsonType": .text(field.type.json(wire)), "fixture": .text(field.type.fixture(title, wire)),
      "mapped": .text(field.type.mapped(field.name, owner: owner, wire)),
      "writing": .text(field.type.writing("\(name.lowered).\(field.name)", wire)),
      "retitled": .text(
        field.name == titleField.name ? "\"New\"" : "\(name.lowered).\(field.name)"),
    ]
  }

  /// Returns the argument of the model's initializer for a field, in a mapper that parses the value
  /// in place.
  private func mappedOnce(
    _ value: String, _ field: Field, _ owner: (entity: String, field: String)
  ) -> String {
    guard field.type.isRead, field.type == field.type.base else {
      return field.type.mapped(value, owner: owner, wire)
    }
    let value = field.type.reading(value, owner: owner)
    return "try Self.valid(\(value)\(wire.naming(field.name)))"
  }

  private func choice(_ field: Field) -> [String: Mustache.Value]? {
    guard case .choice(let cases) = field.type.base else { return nil }
    let type = field.type.base.swift(for: field.name)
    return ["type": .text(type), "cases": .text(cases.joined(separator: ", "))]
  }

  /// The fields whose values must be parsed before the model is created.
  private var guards: [[String: Mustache.Value]] {
    fields.filter { $0.type.isRead && $0.type == $0.type.base }.map { field in
      let owner = (entity: model, field: field.name)
      let sample = field.type.sample(title, number: 1, entities: samples)
      return [
        "name": .text(field.name), "wireName": .text(field.wireName),
        "reading": .text(field.type.reading(field.name, owner: owner)),
        "Name": .text(field.name.prefix(1).uppercased() + field.name.dropFirst()),
        "sample": .text("\"\(field.wireName)\": \(sample)"),
        "badSample": .text("\"\(field.wireName)\": \"\(field.type.badSample)\""),
      ]
    }
  }
}

/// Returns a list of values, each with the flag `last`, which is true for the last one.
func marked(_ list: [[String: Mustache.Value]]) -> [[String: Mustache.Value]] {
  list.indices.map { list[$0].merging(["last": .flag($0 == list.count - 1)]) { $1 } }
}
