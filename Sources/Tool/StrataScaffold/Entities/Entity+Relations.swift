/// The other entities that a form chooses.
extension Entity {
  /// The fields with one other entity, which a form chooses from those that the service has. Lists
  /// of entities are kept as they are.
  var relations: [(field: Field, other: TypeName)] {
    guard isEdited else { return [] }
    return fields.compactMap { field in
      guard field.type.input == .relation else { return nil }
      return field.type.entity.map { (field, $0) }
    }
  }

  /// The key of the message that another entity must be chosen.
  var choiceKey: String { "\(feature).Choice.message" }

  /// The strings of a form that chooses other entities. They are removed with the form.
  var relationWords: [Word] {
    guard !relations.isEmpty else { return [] }
    return [
      Word(key: choiceKey, text: "Choose one."),
      Word(key: "\(feature).NoChoice.label", text: "None"),
      Word(key: "\(feature).Options.message", text: "The choices could not be loaded."),
    ]
  }

  /// The values of the templates of forms that choose other entities.
  var relationValues: [String: Mustache.Value] {
    let others = relations.map(\.other).reduce(into: [TypeName]()) { known, other in
      if !known.contains(other) { known.append(other) }
    }
    return [
      "hasRelations": .flag(!relations.isEmpty),
      "choosable": .list(marked(others.map(Self.values))),
      "relations": .list(
        relations.map { relation in
          Self.values(of: relation.other).merging([
            "name": .text(relation.field.name), "Name": .text(Self.capital(relation.field.name)),
          ]) { own, _ in own }
        }),
    ]
  }

  private static func values(of other: TypeName) -> [String: Mustache.Value] {
    [
      "Other": .text(other.text), "other": .text(other.lowered), "Others": .text(other.plural),
      "others": .text(lowered(other.plural)), "noun": .text(other.words),
      "nouns": .text(other.pluralWords),
    ]
  }
}
