extension SecretConfiguration {
  /// The names that the generated source uses; a type with such a name would hide them.
  static let taken: Set<String> = [
    "Global", "SealedText", "StrataSecrets", "Sendable", "String", "Swift", "UInt8",
    "preconditionFailure", "_half", "_open", "_other",
  ]
  /// The names with a special meaning in Swift for types or members.
  static let reserved: Set<String> = ["Any", "Protocol", "Self", "Type", "init", "self"]

  /// Rejects names for which the source would not compile, and duplicate names.
  ///
  /// - Parameter config: The file's name, for errors.
  func check(_ config: String) throws(SecretSourceError) {
    try checkTypes("namespace", [namespace], config)
    try checkTypes("environments", environments, config)
    try checkProperties("global_secrets", globalSecrets, config)
    try checkProperties("environment_secrets", environmentSecrets, config)
  }

  private func checkTypes(
    _ field: String, _ names: [String], _ config: String
  ) throws(SecretSourceError) {
    var known: Set<String> = []
    for name in names {
      if !SecretName.isPlain(name) || !name.contains(where: \.isLetter) {
        throw .name(
          field: field, value: name,
          rule: "cannot name a type: use letters, digits and underscores, and no digit first",
          config: config)
      }
      if Self.taken.contains(name) || Self.reserved.contains(name) {
        throw .name(
          field: field, value: name,
          rule: "is a name that the generated source uses itself: choose another", config: config)
      }
      if !known.insert(name).inserted {
        throw .name(field: field, value: name, rule: "occurs twice: remove one", config: config)
      }
    }
  }

  private func checkProperties(
    _ field: String, _ names: [String], _ config: String
  ) throws(SecretSourceError) {
    var known: [String: String] = [:]
    for name in names {
      let property = SecretName.property(name)
      if property.first?.isLetter != true || Self.reserved.contains(property) {
        throw .name(
          field: field, value: name,
          rule: "would become the property “\(property)”, which is not a valid name: rename it",
          config: config)
      }
      if let other = known.updateValue(name, forKey: property) {
        throw .name(
          field: field, value: name,
          rule: "and \(other) would both become the property \(property): rename one",
          config: config)
      }
    }
  }
}
