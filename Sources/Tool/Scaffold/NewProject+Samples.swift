extension NewProject {
  /// Three of the entity, as the service sends them.
  var samples: [[String: Mustache.Value]] {
    (1...3).map { number in
      [
        "id": .text("00000000-0000-0000-0000-00000000000\(number)"),
        "sampleFields": .list(marked(sampleFields(number))), "lastSample": .flag(number == 3),
      ]
    }
  }

  private func sampleFields(_ number: Int) -> [[String: Mustache.Value]] {
    fields.map { field in
      [
        "wireName": .text(field.wireName),
        "json": .text(field.type.sample(title, number: number)),
      ]
    }
  }

  /// An answer whose one entity has no identifier that could be read.
  var badSample: String {
    let rest = fields.map { "\"\($0.wireName)\": \($0.type.sample("A", number: 2))" }
    let entities = entity.plural.prefix(1).lowercased() + entity.plural.dropFirst()
    let fields = (["\"id\": \"none\""] + rest).joined(separator: ", ")
    return "{\"\(SnakeCase.of(entities))\": [{\(fields)}]}"
  }

  /// The String Catalog's keys, as `{Feature}.{Context}.{type}`.
  var words: [[String: Mustache.Value]] {
    let feature = "\(entity.text)List"
    let plural = EnglishPlural.of(entity.words)
    let more = isPaginated ? [("\(feature).More.label", "Show More")] : []
    let words = [
      ("Common.Cancel.label", "Cancel"), ("Common.Retry.label", "Retry"),
      ("\(feature).Empty.description", "There is nothing to show yet."),
      ("\(feature).Empty.title", "No \(plural)"),
      ("\(feature).Error.title", "The \(plural) could not be loaded"),
      ("\(feature).Navigation.title", plural.prefix(1).uppercased() + plural.dropFirst()),
    ]
    return (words + more).sorted { $0.0 < $1.0 }.map { key, value in
      ["key": .text(key), "symbol": .text(symbol(key)), "value": .text(value)]
    }
  }

  /// The symbol that Xcode makes of a key: `commonRetryLabel` for `Common.Retry.label`.
  private func symbol(_ key: String) -> String {
    let parts = key.split(separator: ".").map(String.init)
    return parts[0].prefix(1).lowercased() + parts[0].dropFirst()
      + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Xcode's two configurations, with the numbers that the project's objects have.
  var configurations: [[String: Mustache.Value]] {
    ["Debug", "Release"].enumerated().map { index, name in
      func id(_ first: Int) -> Mustache.Value { .text("5A00000000000000000000\(first + index)") }
      return [
        "name": .text(name), "isDebug": .flag(index == 0),
        "projectId": id(90), "appId": id(92), "testsId": id(94),
      ]
    }
  }
}
