/// The entities that a new project begins with.
extension Entity {
  /// Returns an entity `Item` with a name, with which a new project begins.
  static func first(of layout: ProjectLayout) throws(InputError) -> Entity {
    try made("Item", ["name:String"], of: layout)
  }

  /// Returns the entity of the document's example.
  ///
  /// Examples that are separate projects bring other entities.
  static func example(of layout: ProjectLayout) throws(InputError) -> Entity {
    switch layout {
    case .strata, .template:
      var entity = try made(
        "Employee", ["name:String", "email:String?", "role:engineer|designer|manager"], of: layout)
      entity.keepsLocally = true
      entity.isPaginated = true
      return entity
    case .layers:
      var entity = try made(
        "FoodListing",
        [
          "title:String", "details:String?", "category:produce|bakery|meal|other", "portions:Int",
          "createdAt:Date",
        ], of: layout)
      entity.feature = "Feed"
      entity.home = "Feed"
      return entity
    case .modules:
      // The type is never declared by this name alone, so that Swift's type is not hidden.
      return try made(
        "Character", ["name:String", "status:String", "species:String", "image:String"], of: layout)
    case .featureFirst, .dashboard:
      return try first(of: layout)
    }
  }

  private static func made(
    _ name: String, _ fields: [String], of layout: ProjectLayout
  ) throws(InputError) -> Entity {
    var list: [Field] = []
    for field in fields { list.append(try Field(field)) }
    let name = TypeName(known: name)
    var entity = try Entity(name, fields: list)
    entity.isFirst = true
    entity.wire = layout.wire
    entity.model = layout.model(of: name)
    return entity
  }
}
