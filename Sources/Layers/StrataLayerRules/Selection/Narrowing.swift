import StrataSwiftFacts

/// The exclusions of a selection, so that a heuristic matches only the types that it is meant for.
struct Narrowing: Sendable {
  /// A Boolean value that indicates whether the selection includes code that only debug builds
  /// compile.
  private let takesDebug: Bool
  /// A Boolean value that indicates whether the selection includes only types with a stored
  /// property: a namespace is not a model.
  private let asksStored: Bool
  /// A Boolean value that indicates whether the selection includes only types with a mutable stored
  /// property.
  private let asksMutable: Bool
  /// A Boolean value that indicates whether the selection includes only functions without
  /// parameters: a test helper is not a test.
  private let asksNoParameters: Bool
  /// The patterns of types whose parts are excluded: a type that one of them has as a property is
  /// not included.
  private let holders: [NamePattern]
  /// A suffix of names. Only types are included that have a counterpart without the suffix, such as
  /// `CityDTO` with `City`. `nil` includes all.
  private let ending: String?

  init(_ fields: inout Fields) {
    takesDebug = fields.flag("debug", default: true)
    asksStored = fields.flag("stored", default: false)
    asksMutable = fields.flag("mutable", default: false)
    asksNoParameters = fields.flag("withoutParameters", default: false)
    holders = fields.patterns("notPartOf")
    ending = fields.optionalText("besides")
  }

  /// The facts besides declarations that these settings need.
  var needs: FactNeeds {
    asksStored || asksMutable || asksNoParameters || !holders.isEmpty ? .signatures : []
  }

  /// The amount of facts that are needed from other files to judge a type of a checked file.
  var reach: Reach {
    holders.isEmpty ? (ending == nil ? .askedFiles : .types) : .declarations
  }

  /// The amount of facts that are needed from a file to judge its types.
  var reachInside: Reach {
    asksStored || asksMutable || asksNoParameters ? .declarations : max(.types, reach)
  }

  func fits(_ place: TypeTable.Place, in project: SourceProject) -> Bool {
    let own = place.declaration
    if let ending, project.types.types[String(own.name.dropLast(ending.count))] == nil {
      return false
    }
    if !takesDebug, place.file.facts.isDebug(own.line) { return false }
    if asksNoParameters, !own.parameters.isEmpty { return false }
    guard asksStored || asksMutable else { return true }
    return place.members.contains { one in
      !one.hasBody && !one.modifiers.contains("static") && !one.modifiers.contains("class")
        && (one.kind == .var || (one.kind == .let && !asksMutable))
    }
  }

  /// Returns the places without the types that a type matching ``holders`` has as a property.
  func withoutParts(_ places: [TypeTable.Place], in project: SourceProject) -> [TypeTable.Place] {
    guard !holders.isEmpty else { return places }
    var parts: Set<String> = []
    for (name, owners) in project.types.types where holders.fits(name) {
      for member in owners.flatMap(\.members) where member.kind == .let || member.kind == .var {
        parts.formUnion(member.types.compactMap { $0.split(separator: ".").last.map(String.init) })
      }
    }
    return places.filter { !parts.contains($0.declaration.name) }
  }
}
