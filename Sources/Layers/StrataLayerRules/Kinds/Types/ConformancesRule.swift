/// A rule about the conformances of types, whether they are direct or come from an extension,
/// typealias, refinement or superclass.
struct ConformancesRule: TypeRule {
  static let name = "conformances"
  static let summary =
    "the protocols to which types must or may not conform, directly or indirectly"
  static let needs: FactNeeds = .declarations

  // An extension in a checked file may extend a type in another file.
  var reach: Reach { types.reachInside }

  let types: Selection
  private let required: [String]
  private let anyOf: [NamePattern]
  private let forbidden: [String]
  private let takesOwn: Bool

  init(_ fields: inout Fields) {
    types = Selection.read(&fields)
    required = fields.texts("require")
    anyOf = fields.patterns("requireOneOf")
    forbidden = fields.texts("forbid")
    takesOwn = fields.flag("orOwnProtocol", default: false)
    if required.isEmpty, anyOf.isEmpty, forbidden.isEmpty {
      fields.fail("a conformances rule needs 'require', 'requireOneOf' or 'forbid'")
    }
  }

  /// Returns whether the project declares a protocol of that name.
  private func isProtocol(_ name: String, _ project: SourceProject) -> Bool {
    project.types.types[name]?.contains { $0.declaration.kind == .protocol } == true
  }

  // A finding is located at the conformance, which may be that of an extension.
  func judged(in project: SourceProject) -> [SourceFile] {
    forbidden.isEmpty ? project.judged : project.judgedOrExtended
  }

  func findings(for place: TypeTable.Place, _ project: SourceProject) -> [Finding] {
    let all = project.types.conformances(of: place)
    let (path, name) = (place.file.path, place.fullName)
    let (line, column) = (place.declaration.line, place.declaration.column)
    // The compiler may infer `Sendable` for a type that does not declare it.
    func way(to name: String) -> TypeTable.Way? { project.types.conformance(of: place, to: name) }
    let missing = required.filter { way(to: $0) == nil }.map {
      Finding(
        path, line, column: column, "\(name) without \($0)",
        $0 == "Sendable"
          ? "\(name) does not declare that it is Sendable" : "\(name) does not conform to \($0)")
    }
    let wrong = forbidden.compactMap { forbidden -> Finding? in
      guard let way = way(to: forbidden) else { return nil }
      let names = way.names.filter { $0 != forbidden && !forbidden.hasSuffix("." + $0) }
      let through = names.isEmpty ? "" : " through \(names.joined(separator: ", "))"
      return Finding(
        way.path, way.line, column: way.column, "\(name): \(forbidden)",
        "\(name) conforms to \(forbidden)\(through)")
    }
    // `Codable` consists of both of its halves: one finding is enough.
    let first = wrong.first.map { [$0] } ?? []
    let fits = all.contains { anyOf.fits($0.key) && !$0.value.isNested }
    if anyOf.isEmpty || fits { return missing + first }
    if takesOwn, all.keys.contains(where: { isProtocol($0, project) }) { return missing + first }
    let names = anyOf.map(\.text).joined(separator: " or ")
    return missing + first + [
      Finding(
        path, line, column: column, "\(name) without \(names)",
        "\(name) does not conform to \(names)")
    ]
  }
}
