/// An entity as it is asked for: what it is called, what it holds, and where it comes from.
struct Entity: Equatable, Sendable {
  let name: TypeName
  let fields: [Field]
  /// Whether what was fetched is kept, in a repository of its own.
  var keepsLocally = false
  var isPaginated = false
  /// Whether it came with the project: its answer is what tests are given unless they name one.
  var isFirst = false
  /// The list that shows it.
  var feature: String
  /// The screen that shows one, where a list leads to it.
  var details: String
  /// The feature that its model lies in, where features have models.
  var home: String
  /// The type of its model.
  var model: String
  /// How what the service sends is called.
  var wire = WireStyle.nested
  /// What the service sends for one of another entity, by its name.
  var samples: [String: String] = [:]

  /// Longer ones would make lines that no format takes.
  static let longest = 24

  /// - Throws: ``InputError`` for a name that is too long, a field that is there twice, and where
  ///   there is nothing that a list could show.
  init(_ name: TypeName, fields: [Field]) throws(InputError) {
    guard name.text.count <= Self.longest else {
      throw InputError("entity", name.text, "is longer than \(Self.longest) letters")
    }
    for (index, field) in fields.enumerated() {
      if fields[..<index].contains(where: { $0.name == field.name }) {
        throw InputError("field", field.name, "is there twice")
      }
      if ["to\(name.text)", "to\(name.plural)"].contains(field.name) {
        throw InputError("field", field.name, "has a name that Swift or generated code uses")
      }
      if case .choice = field.type.base, field.type.base.swift(for: field.name) == name.text {
        throw InputError("field", field.name, "would be an enum called as its entity")
      }
    }
    guard fields.contains(where: { $0.type == .string }) else {
      let rule = "needs a field of type String for its list to show, such as name:String"
      throw InputError("entity", name.text, rule)
    }
    self.name = name
    self.fields = fields
    feature = "\(name.text)List"
    details = "\(name.text)Details"
    home = feature
    model = name.text
  }

  /// The field that a list shows.
  var titleField: Field { fields.first { $0.type == .string } ?? fields[0] }
}
