extension SecretConfiguration {
  /// The names that the generated source uses: a type of that name would hide them.
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
          rule: "is no name of a type: letters, digits and underscores, no digit first",
          config: config)
      }
      if Self.taken.contains(name) || Self.reserved.contains(name) {
        throw .name(
          field: field, value: name, rule: "is a name that the source needs itself", config: config)
      }
      if !known.insert(name).inserted {
        throw .name(field: field, value: name, rule: "is there twice", config: config)
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
          field: field, value: name, rule: "would be the property “\(property)”, which is no name",
          config: config)
      }
      if let other = known.updateValue(name, forKey: property) {
        throw .name(
          field: field, value: name, rule: "and \(other) would both be the property \(property)",
          config: config)
      }
    }
  }
}
