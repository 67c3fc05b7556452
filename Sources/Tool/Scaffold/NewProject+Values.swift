extension NewProject {
  /// What the templates' names stand for.
  func values(strata: String) -> [String: Mustache.Value] {
    let feature = "\(entity.text)List"
    let texts = [
      "App": app.text, "bundleId": bundleId, "strata": strata,
      "Entity": entity.text, "entity": entity.lowered,
      "Entities": entity.plural, "entities": pluralName,
      "wireEntities": SnakeCase.of(pluralName), "path": SnakeCase.of(pluralName),
      "noun": entity.words, "Title": title,
      "Feature": feature, "feature": featureName,
      "remoteRepository": keepsLocally
        ? "\(entity.text)RemoteRepository" : "Default\(entity.text)Repository",
      "titleField": fields[0].name,
      "sampleTitles": (1...3).map { "\"\(title) \($0)\"" }.joined(separator: ", "),
      "badSample": badSample,
    ]
    return texts.mapValues(Mustache.Value.text).merging([
      "composite": .flag(keepsLocally), "paginated": .flag(isPaginated),
      "fields": .list(marked(fields.map(values))), "enums": .list(fields.compactMap(choice)),
      "guards": .list(guards), "hasGuards": .flag(!guards.isEmpty),
      "samples": .list(samples), "words": .list(marked(words)),
      "configurations": .list(configurations),
    ]) { text, _ in text }
  }

  var title: String { entity.words.prefix(1).uppercased() + entity.words.dropFirst() }
  private var pluralName: String { lowered(entity.plural) }
  private var featureName: String { lowered("\(entity.text)List") }

  /// The name of something that is not a type itself.
  private func lowered(_ name: String) -> String {
    (try? TypeName(name, field: "name").lowered) ?? name.prefix(1).lowercased() + name.dropFirst()
  }

  private func values(_ field: Field) -> [String: Mustache.Value] {
    let isChoice = field.type.swift(for: field.name) != field.type.json(for: field.name)
    return [
      "name": .text(field.name), "type": .text(field.type.swift(for: field.name)),
      "jsonType": .text(field.type.json(for: field.name)),
      "fixture": .text(field.type.fixture(title)),
      "writing": .text("\(entity.lowered).\(field.name)\(isChoice ? ".rawValue" : "")"),
    ]
  }

  private func choice(_ field: Field) -> [String: Mustache.Value]? {
    guard case .choice(let cases) = field.type else { return nil }
    let type = field.type.swift(for: field.name)
    return ["type": .text(type), "cases": .text(cases.joined(separator: ", "))]
  }

  private var guards: [[String: Mustache.Value]] {
    fields.filter { choice($0) != nil }.map { field in
      let type = field.type.swift(for: field.name)
      return [
        "name": .text(field.name),
        "reading": .text("\(entity.text).\(type)(rawValue: \(field.name))"),
      ]
    }
  }
}

/// Each with `last`, which is on for the last one.
func marked(_ list: [[String: Mustache.Value]]) -> [[String: Mustache.Value]] {
  list.indices.map { list[$0].merging(["last": .flag($0 == list.count - 1)]) { $1 } }
}
