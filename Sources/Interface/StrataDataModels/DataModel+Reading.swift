extension DataModel {
  /// Reads a model from the text of `NAME.xcdatamodel/contents`.
  ///
  /// - Parameter contents: the text, which is XML.
  /// The entities lack composite attributes, attributes without a known type and fetched
  /// properties, which ``leftOut`` lists.
  ///
  /// - Throws: ``DataModelProblem`` if it is not a model, or if it uses inheritance of entities,
  ///   which Strata does not support.
  public init(contents: String) throws(DataModelProblem) {
    var reader = XMLReader(contents)
    let root = try reader.document()
    guard root.name == "model" else {
      throw DataModelProblem(
        nil, nil, "the file's root element must be <model>, not <\(root.name)>")
    }
    var entities: [DataEntity] = []
    var leftOut: [DataModelProblem] = []
    for element in root.all("entity") {
      let refused = element.refused
      entities.append(try DataEntity(element, without: Set(refused.compactMap(\.property))))
      leftOut += refused
    }
    self.init(entities: entities, leftOut: leftOut)
    try check()
  }

  /// Returns the name of the version that `.xccurrentversion` chooses: `Model 2.xcdatamodel`.
  ///
  /// - Parameter text: the text of the file, which is a property list as XML.
  public static func currentVersion(in text: String) -> String? {
    // <key>_XCCurrentVersionName</key> <string>Model 2.xcdatamodel</string>
    guard let key = text.firstRange(of: "_XCCurrentVersionName"),
      let start = text[key.upperBound...].firstRange(of: "<string>"),
      let end = text[start.upperBound...].firstRange(of: "</string>")
    else { return nil }
    return XMLReader.resolved(String(text[start.upperBound..<end.lowerBound]))
  }

  /// Returns the path of the `contents` of the model version that is used, among the paths of a
  /// folder `NAME.xcdatamodeld`.
  ///
  /// - Parameters:
  ///   - paths: the paths of its files, from the folder.
  ///   - current: the text of its `.xccurrentversion`, if it has one.
  public static func contents(among paths: [String], current: String?) -> String? {
    let models = paths.filter { $0.hasSuffix(".xcdatamodel/contents") }.sorted()
    let wanted = current.flatMap(currentVersion).map { "\($0)/contents" }
    return models.first { $0 == wanted } ?? models.first
  }

  /// Checks that what each entity says about another is true of the other.
  private func check() throws(DataModelProblem) {
    var names: Set<String> = []
    for entity in entities {
      guard names.insert(entity.name).inserted else {
        throw DataModelProblem(entity.name, nil, "another entity of the model has this name")
      }
      try entity.checkNames()
      for relationship in entity.relationships { try check(relationship, of: entity) }
    }
  }

  private func check(
    _ relationship: DataRelationship, of entity: DataEntity
  ) throws(DataModelProblem) {
    func problem(_ rule: String) -> DataModelProblem {
      DataModelProblem(entity.name, relationship.name, rule)
    }
    guard let other = entities.first(where: { $0.name == relationship.destination }) else {
      throw problem("the model has no entity \(relationship.destination), the destination")
    }
    guard let name = relationship.inverse else { return }
    guard let inverse = other.relationships.first(where: { $0.name == name }) else {
      throw problem("the inverse \(other.name).\(name) does not exist")
    }
    guard inverse.destination == entity.name, inverse.inverse == relationship.name else {
      throw problem("the inverse \(other.name).\(name) must have this relationship as its inverse")
    }
  }
}

extension DataEntity {
  /// Reads an entity.
  ///
  /// - Parameter refused: the names of properties that are left out.
  fileprivate init(
    _ element: XMLElement, without refused: Set<String>
  ) throws(DataModelProblem) {
    let name = element.attributes["name"] ?? ""
    guard !name.isEmpty else { throw DataModelProblem(nil, nil, "an entity has no name") }
    if let parent = element.attributes["parentEntity"] {
      throw DataModelProblem(
        name, nil, "the entity has the parent \(parent), but Strata supports no parent entities")
    }
    self.name = name
    renamingID = element.renamingID
    let stated = element.attributes["representedClassName"] ?? "NSManagedObject"
    className = String(stated.split(separator: ".").last ?? "NSManagedObject")
    generation = Generation(rawValue: element.attributes["codeGenerationType"] ?? "") ?? .none
    isAbstract = element.isOn("isAbstract")
    attributes = []
    relationships = []
    for child in element.all("attribute") where !refused.contains(child.attributes["name"] ?? "") {
      attributes.append(try DataAttribute(child, name))
    }
    for child in element.all("relationship") {
      relationships.append(try DataRelationship(child, name))
    }
    let constraints = element.all("uniquenessConstraints").flatMap {
      $0.all("uniquenessConstraint")
    }
    uniqueness = constraints.map { $0.all("constraint").compactMap { $0.attributes["value"] } }
      .filter { refused.isDisjoint(with: $0) }
  }

  fileprivate func checkNames() throws(DataModelProblem) {
    var names: Set<String> = []
    for property in attributes.map(\.name) + relationships.map(\.name) {
      guard names.insert(property).inserted else {
        throw DataModelProblem(name, property, "another property of the entity has this name")
      }
    }
    for property in uniqueness.flatMap(\.self) where !names.contains(property) {
      throw DataModelProblem(
        name, property, "a uniqueness constraint names this property, which the entity lacks")
    }
  }
}

extension DataAttribute {
  fileprivate init(_ element: XMLElement, _ entity: String) throws(DataModelProblem) {
    let (name, type) = (element.attributes["name"] ?? "", element.attributes["attributeType"] ?? "")
    guard !name.isEmpty else { throw DataModelProblem(entity, nil, "an attribute has no name") }
    guard let kind = Kind(rawValue: type) else {
      throw DataModelProblem(entity, name, XMLElement.refusal(of: type))
    }
    (self.name, self.kind, renamingID) = (name, kind, element.renamingID)
    isOptional = element.isOn("optional")
    isTransient = element.isOn("transient")
    isScalar = element.isOn("usesScalarValueType")
    defaultText =
      element.attributes["defaultDateTimeInterval"] ?? element.attributes["defaultValueString"]
    let isDate = kind == .date
    minimum = element.number(isDate ? "minDateTimeInterval" : "minValueString")
    maximum = element.number(isDate ? "maxDateTimeInterval" : "maxValueString")
    pattern = element.attributes["regularExpressionString"]
    guard kind == .transformable else { return }
    transformer = element.stated("valueTransformerName")
    valueType = element.stated("customClassName")
  }
}

extension DataRelationship {
  fileprivate init(_ element: XMLElement, _ entity: String) throws(DataModelProblem) {
    let name = element.attributes["name"] ?? ""
    guard !name.isEmpty else { throw DataModelProblem(entity, nil, "a relationship has no name") }
    guard let destination = element.attributes["destinationEntity"] else {
      throw DataModelProblem(entity, name, "it has no destination")
    }
    (self.name, self.destination, renamingID) = (name, destination, element.renamingID)
    inverse = element.attributes["inverseName"]
    isToMany = element.isOn("toMany")
    isOptional = element.isOn("optional")
    isOrdered = element.isOn("ordered")
    let rule = element.attributes["deletionRule"] ?? "No Action"
    guard let deletionRule = DeletionRule(rawValue: rule) else {
      throw DataModelProblem(entity, name, "the deletion rule \(rule) is not known")
    }
    self.deletionRule = deletionRule
    minimum = Int(element.attributes["minCount"] ?? "") ?? 0
    maximum = isToMany ? Int(element.attributes["maxCount"] ?? "") ?? 0 : 1
  }
}

extension XMLElement {
  /// The properties of an entity's element that Strata cannot use, each with the reason.
  fileprivate var refused: [DataModelProblem] {
    let entity = attributes["name"]
    let unknown = all("attribute").compactMap { attribute -> DataModelProblem? in
      let type = attribute.attributes["attributeType"] ?? ""
      guard let name = attribute.stated("name"), DataAttribute.Kind(rawValue: type) == nil else {
        return nil
      }
      return DataModelProblem(entity, name, Self.refusal(of: type))
    }
    let fetched = all("fetchedProperty").map {
      DataModelProblem(
        entity, $0.attributes["name"], "Strata has no fetched properties; use a fetch request")
    }
    return unknown + fetched
  }

  fileprivate static func refusal(of type: String) -> String {
    switch type {
    case "Composite": "composite attributes are not supported; use an attribute for each part"
    case "", "Undefined": "it has no type"
    default: "the attribute type \(type) is not known"
    }
  }

  /// Returns the value of an XML attribute; `nil` if it is missing or empty.
  fileprivate func stated(_ name: String) -> String? {
    attributes[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  fileprivate func isOn(_ name: String) -> Bool { attributes[name] == "YES" }

  fileprivate var renamingID: String? { stated("elementID") }

  fileprivate func number(_ name: String) -> Double? { attributes[name].flatMap { Double($0) } }
}
