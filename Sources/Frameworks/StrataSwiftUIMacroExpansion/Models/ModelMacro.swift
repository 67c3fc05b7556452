/// The expansion of `@Model final class Trip { … }`: the values of an object, the description of its
/// properties, and an initializer for objects that are read from a store.
struct ModelMacro {
  let name: String
  let properties: [PropertyDeclaration]
  /// The calls that create the constraints of `#Unique` and `#Index`.
  let constraints: [String]

  init(declaration: String) throws(MacroError) {
    let type = try TypeDeclaration(declaration, keyword: "class", macro: "@Model")
    name = type.name
    var (properties, constraints) = ([PropertyDeclaration](), [String]())
    for member in type.members {
      switch member {
      case .property(let property) where property.isPersisted:
        try Self.check(property)
        properties.append(property)
      case .property(let property): try Self.checkConstant(property)
      case .macro("Unique", let arguments):
        constraints.append(Self.constraint("unique", arguments, of: type.name))
      case .macro("Index", let arguments):
        constraints.append(Self.constraint("index", arguments, of: type.name))
      case .macro, .other: break
      }
    }
    (self.properties, self.constraints) = (properties, constraints)
  }

  /// Returns the attribute that a member gets: a mark for a persisted property, an empty text for
  /// any other member.
  static func attribute(ofMember source: String) -> String {
    var reader = MemberReader(source)
    guard case .property(let property) = reader.next(), property.isPersisted else { return "" }
    return "@_PersistedProperty"
  }

  // MARK: Rules

  private static func check(_ property: PropertyDeclaration) throws(MacroError) {
    if property.isList {
      throw MacroError(
        "@Model needs a separate 'var' statement for each property, also for '\(property.name)'")
    }
    if property.accessors == .observers {
      throw MacroError(
        "'\(property.name)' has willSet or didSet, which a persisted property cannot have")
    }
    if property.type == nil, property.value == nil {
      throw MacroError("write the type of '\(property.name)': @Model cannot infer it")
    }
  }

  private static func checkConstant(_ property: PropertyDeclaration) throws(MacroError) {
    let isShared = property.modifiers.contains { $0 == "static" || $0 == "class" }
    guard !property.isVariable, !isShared, property.value == nil, !property.name.hasPrefix("_$")
    else { return }
    throw MacroError(
      "'\(property.name)' must be a 'var': it is set when a model is read from the store")
  }

  private static func constraint(
    _ kind: String, _ arguments: String, of name: String
  ) -> String {
    "SwiftData.Schema._Constraint.\(kind)(of: \(name).self, \(arguments.dropFirst())"
  }

  // MARK: Members

  /// The members that the macro adds to the class.
  var members: String {
    [record, registrar, metadata, constraintList, initializer].filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  private var record: String {
    """
    @Transient
    public var _$record: SwiftData._ModelRecord = SwiftData._ModelRecord(\(name).self)
    """
  }

  private var registrar: String {
    """
    @Transient
    public let _$observationRegistrar = Observation.ObservationRegistrar()
    """
  }

  /// The statements that describe the properties, one for each. With a single array literal the
  /// compiler would take long.
  private var metadata: String {
    let lines = properties.map { "  properties.append(\($0.metadata(of: name)))" }
    return """
      public static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        var properties: [SwiftData.Schema.PropertyMetadata] = []
      \(lines.joined(separator: "\n"))
        return properties
      }
      """
  }

  private var constraintList: String {
    guard !constraints.isEmpty else { return "" }
    return """
      public static var _schemaConstraints: [SwiftData.Schema._Constraint] {
        \(constraints.joined(separator: "\n    + "))
      }
      """
  }

  private var initializer: String {
    let marks = properties.map { "  _\($0.plainName) = SwiftData._PropertyMark()" }
    let lines = ["  _$record = _record"] + marks
    return """
      public required init(_record: SwiftData._ModelRecord) {
      \(lines.joined(separator: "\n"))
      }
      """
  }
}

extension PropertyDeclaration {
  /// The call that describes the property. The default value is on a separate line, as it may end
  /// in a comment.
  fileprivate func metadata(of model: String) -> String {
    var arguments = "name: \"\(plainName)\", keypath: \\\(model).\(name)"
    if let value { arguments += ", defaultValue: {\n    \(value)\n  }" }
    for attribute in attributes where ["Attribute", "Relationship"].contains(attribute.name) {
      arguments += ", metadata: SwiftData.Schema.\(attribute.name)\(attribute.arguments ?? "()")"
    }
    return "SwiftData.Schema.PropertyMetadata(\(arguments))"
  }
}
