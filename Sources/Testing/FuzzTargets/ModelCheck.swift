import StrataDataModels

/// The fuzzing check of a data model: an accepted one has entities that know each other, and a class
/// for each; an error names a rule, and a line of the text if it has one.
enum ModelCheck {
  static func check(_ text: String) throws(FuzzFailure) {
    _ = DataModel.currentVersion(in: text)
    let model: DataModel
    do {
      model = try DataModel(contents: text)
    } catch {
      return try hold(!error.rule.isEmpty, "a model was refused without a reason")
    }
    let names = Set(model.entities.map(\.name))
    try hold(names.count == model.entities.count, "two entities have the same name")
    for entity in model.entities {
      try hold(
        entity.relationships.allSatisfy { names.contains($0.destination) },
        "a relationship of \(entity.name) leads nowhere")
    }
    try hold(model.code.count <= model.entities.count, "an entity has two classes")
  }
}
