import StrataSwiftFacts

/// A rule against types of an outer layer in the signatures of an inner one.
struct LeaksRule: TypeRule {
  static let name = "leaks"
  static let summary = "signatures that may not contain a type of another layer or folder"

  // An extension in a checked file may extend a type in another file.
  var reach: Reach { max(types.reach, types.reachInside, forbidden.reachInside) }

  let types: Selection
  private let forbidden: Selection

  init(_ fields: inout Fields) {
    types = Selection.read(&fields)
    if !fields.has("forbid") { fields.fail("'forbid' is missing") }
    forbidden = Selection.read(&fields, "forbid")
  }

  var layerNames: [String] { types.layerNames + forbidden.layerNames }

  func judged(in project: SourceProject) -> [SourceFile] { project.judgedOrExtended }

  func findings(for place: TypeTable.Place, _ project: SourceProject) -> [Finding] {
    let extensions = project.types.extensions(of: place).filter {
      types.holds($0.file) && !$0.isPrivate
    }
    return ([place] + extensions).flatMap { part in
      [leaks(in: part, of: place, project)]
        + part.memberPlaces.filter { part.declaration.kind == .protocol || !$0.isPrivate }
        .map { leaks(in: $0, of: place, project) }
    }.flatMap(\.self)
  }

  /// Returns findings for the forbidden types that the signature of a type, of its extension or of
  /// a member names or implies.
  private func leaks(
    in part: TypeTable.Place, of place: TypeTable.Place, _ project: SourceProject
  ) -> [Finding] {
    let (one, file, owner) = (part.declaration, part.file, place.fullName)
    let sight = Sight(file: file, project: project)
    let found = one.signatureParts.flatMap { names in
      sight.rejected(among: names, of: part.index) { forbidden.fits($0, in: project) }.keys
    }
    let isOwn =
      one.kind.isTypeOrExtension
      || part.index == place.index && file.path == place.file.path
    return Set(found).sorted().map { name in
      Finding(
        file.path, one.line, column: one.column,
        "\(isOwn ? owner : "\(owner).\(one.name)") names \(name)",
        "\(isOwn ? owner : "'\(one.name)' of \(owner)") names \(name) in its signature")
    }
  }
}

extension Declaration {
  /// The names of types in the signature: of each parameter, of the result, and in constraints.
  fileprivate var signatureParts: [[String]] {
    parameters.map(\.types) + [Array(results), impliedTypes]
  }
}

extension TypeTable.Place {
  fileprivate var isPrivate: Bool { declaration.modifiers.contains("private") }

  /// The members, without nested types.
  fileprivate var memberPlaces: [TypeTable.Place] {
    let all = file.facts.declarations
    return all.indices.filter { all[$0].parent == index && !all[$0].kind.isTypeOrExtension }
      .map { TypeTable.Place(file: file, index: $0) }
  }
}
