extension NewProject {
  /// What the templates' names stand for.
  func values(strata: String) -> [String: Mustache.Value] {
    let texts = ["App": app.text, "bundleId": bundleId, "strata": strata]
    return texts.mapValues(Mustache.Value.text).merging([
      "words": .list(marked(words)), "configurations": .list(configurations),
      "packages": .list(layout.packages(app: app.text, entity)),
    ]) { text, _ in text }.merging(entity.values) { own, _ in own }
      .merging(layout.values) { own, _ in own }
  }

  /// The String Catalog's keys, as `{Feature}.{Context}.{type}`.
  private var words: [[String: Mustache.Value]] {
    (layout.words + entity.words).sorted { $0.key < $1.key }.map { word in
      let declaration = word.declaration(width: Self.width).split(separator: "\n")
      return [
        "key": .text(word.key), "value": .text(word.quoted),
        "declaration": .text(declaration.joined(separator: "\n    ")),
      ]
    }
  }

  /// How long a line of the project may be.
  static let width = 140

  /// Xcode's two configurations, with the numbers that the project's objects have.
  private var configurations: [[String: Mustache.Value]] {
    ["Debug", "Release"].enumerated().map { index, name in
      func id(_ first: Int) -> Mustache.Value { .text("5A00000000000000000000\(first + index)") }
      return [
        "name": .text(name), "isDebug": .flag(index == 0),
        "projectId": id(90), "appId": id(92), "testsId": id(94),
      ]
    }
  }
}
