/// The description of an entity: its names, its fields and its origin.
struct Entity: Equatable, Sendable {
  let name: TypeName
  let fields: [Field]
  /// A Boolean value that indicates whether fetched data is stored, in a separate repository.
  var keepsLocally = false
  var isPaginated = false
  /// A Boolean value that indicates whether the repository returns one entity by its identifier.
  var asksOne = false
  /// A Boolean value that indicates whether the repository saves and deletes entities.
  var isEdited = false
  /// A Boolean value that indicates whether the project's network code can send changes.
  var sendsChanges = false
  /// A Boolean value that indicates whether the project's own router can present a form as a sheet.
  var opensSheets = true
  /// A Boolean value that indicates whether the entity was created with the project. Tests use its
  /// response unless they name another.
  var isFirst = false
  /// The feature of the list that shows the entity.
  var feature: String
  /// The screen that shows a single entity, if the list links to one.
  var details: String
  /// The feature that contains the entity's model, in layouts where features have models.
  var home: String
  /// The type of the entity's model.
  var model: String
  /// The naming of the types for the service's responses.
  var wire = WireStyle.nested
  /// The sample responses of other entities, by name.
  var samples: [String: String] = [:]

  /// The maximum length of an entity's name; with longer names, lines would be too long.
  static let longest = 24

  /// Creates the description of an entity.
  ///
  /// - Throws: ``InputError`` if the name is too long, a field is duplicate, or no field could be
  ///   shown in a list.
  init(_ name: TypeName, fields: [Field]) throws(InputError) {
    guard name.text.count <= Self.longest else {
      throw InputError("entity", name.text, "is longer than \(Self.longest) letters")
    }
    for (index, field) in fields.enumerated() {
      if fields[..<index].contains(where: { $0.name == field.name }) {
        throw InputError("field", field.name, "occurs twice")
      }
      if ["to\(name.text)", "to\(name.plural)"].contains(field.name) {
        throw InputError(
          "field", field.name,
          "has a name that Swift or generated code already uses; choose another name")
      }
      if case .choice = field.type.base, field.type.base.swift(for: field.name) == name.text {
        throw InputError(
          "field", field.name,
          "would generate an enum with the entity's name; choose another name for the field")
      }
    }
    guard fields.contains(where: { $0.type == .string }) else {
      let rule = "needs a field of type String, which its list shows; add one such as name:String"
      throw InputError("entity", name.text, rule)
    }
    self.name = name
    self.fields = fields
    feature = "\(name.text)List"
    details = "\(name.text)Details"
    home = feature
    model = name.text
  }

  /// The field that a list shows: the first text field, or else the first field.
  var titleField: Field { fields.first { $0.type == .string } ?? fields[0] }
}
