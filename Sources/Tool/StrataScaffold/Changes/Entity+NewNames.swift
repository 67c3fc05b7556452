/// The checks of the names of a new entity against the code that is generated for it.
extension Entity {
  /// Checks that the code that is generated for the entity compiles with its names.
  ///
  /// - Throws: ``InputError`` if a variable that is named after the entity or its plural is a
  ///   keyword, or hides one of the generated code, or if a field does so in the form's input; the
  ///   error of reading the templates.
  func checkNewNames(in layout: ProjectLayout) throws {
    if let rule = name.brokenVariable { throw InputError("entity", name.text, rule) }
    if let used = try UsedVariables.around(self, in: layout).clash(with: name) {
      throw InputError("entity", name.text, Self.usedRule(used, name))
    }
    guard isEdited else { return }
    for field in fields where try draftUses(field, in: layout) {
      throw InputError(
        "field", field.name,
        "is a name that the generated form of \(name.text) uses itself; choose another name")
    }
  }

  /// Returns the rule that a name breaks because the generated code uses one of its variables.
  static func usedRule(_ variable: String, _ name: TypeName) -> String {
    "cannot be an entity's name, because the generated code uses '\(variable)' itself; "
      + "choose another such as '\(name.text)Entry'"
  }

  /// Returns whether the input of the form has another meaning for a field's name.
  ///
  /// The field gets a name that nothing else has, so that what remains of its own name is not the
  /// field's.
  private func draftUses(_ field: Field, in layout: ProjectLayout) throws -> Bool {
    let stand = Field(name: "zzfield", type: field.type)
    var twin = try Entity(name, fields: fields.map { $0.name == field.name ? stand : $0 })
    twin.isEdited = true
    twin.feature = form
    twin.wire = wire
    twin.model = model
    var scopes = SourceScopes()
    let values = twin.projectValues(app: "Zzapp", layout)
      .merging(["strata": .text("")]) { own, _ in own }
    let folder = layout == .modules ? layout.folder(.form) : "draft"
    let files = try TemplateFolder(name: folder).files(with: values)
    for file in files where file.path.hasSuffix("\(name.text)Draft.swift") {
      scopes.read(file.text)
    }
    return scopes.clashes(with: stand.name).contains(field.name)
  }
}
