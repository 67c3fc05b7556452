import StrataSwiftFacts

/// A rule about members that types must or must not have.
struct MembersRule: TypeRule {
  static let name = "members"
  static let summary = "members that types must or may not have, by kind, name, types and effects"

  var reach: Reach { .declarations }

  let types: Selection
  private let required: [Wanted]
  private let forbidden: [Wanted]

  /// The description of a member in a rule.
  struct Wanted: Sendable {
    var kinds: [String]
    var named: [NamePattern]
    var conforming: [String]
    var types: [NamePattern]
    var labels: [NamePattern]
    var effects: [String]
    var attributes: [String]
    var isStored: Bool
    var isComputed: Bool

    init(_ fields: inout Fields) {
      kinds = fields.texts("kinds")
      named = fields.patterns("named")
      conforming = fields.texts("conforming")
      types = fields.patterns("types")
      labels = fields.patterns("parameters")
      effects = fields.texts("effects")
      attributes = fields.texts("with")
      isStored = fields.flag("stored", default: false)
      isComputed = fields.flag("computed", default: false)
      for kind in kinds where Declaration.Kind(rawValue: kind) == nil {
        fields.fail("there is no kind of declaration '\(kind)'")
      }
    }

    func fits(_ one: Declaration) -> Bool {
      (kinds.isEmpty || kinds.contains(one.kind.rawValue))
        && (named.isEmpty || named.fits(one.name))
        && conforming.allSatisfy(one.inherits.contains)
        && types.allSatisfy { wanted in one.types.contains(where: wanted.fits) }
        && labels.allSatisfy { wanted in one.parameters.contains { wanted.fits($0.label) } }
        && effects.allSatisfy(one.effects.contains)
        && attributes.allSatisfy { one.attributes.contains($0) || one.modifiers.contains($0) }
        && !(isStored && one.hasBody) && !(isComputed && !one.hasBody)
    }

    /// The description of the member in messages, such as `func send(_:) async`.
    var words: String {
      let kind = kinds.joined(separator: " or ")
      let name = named.map(\.text).joined(separator: " or ")
      let labels = labels.isEmpty ? "" : "(\(labels.map { $0.text + ":" }.joined()))"
      let parents = conforming.isEmpty ? "" : ": \(conforming.joined(separator: ", "))"
      let about = types.isEmpty ? "" : " of \(types.map(\.text).joined(separator: ", "))"
      return (attributes.map { $0.first?.isUppercase == true ? "@\($0)" : $0 } + [kind, name])
        .filter { !$0.isEmpty }.joined(separator: " ") + labels + parents
        + effects.map { " \($0)" }.joined() + about
    }
  }

  init(_ fields: inout Fields) {
    types = Selection.read(&fields)
    required = fields.objects("require") { Wanted(&$0) }
    forbidden = fields.objects("forbid") { Wanted(&$0) }
    if required.isEmpty, forbidden.isEmpty {
      fields.fail("a members rule needs 'require' or 'forbid'")
    }
  }

  func findings(for place: TypeTable.Place, _ project: SourceProject) -> [Finding] {
    let members = project.types.members(of: place)
    let name = place.fullName
    let missing = required.filter { wanted in !members.contains(where: wanted.fits) }.map {
      Finding(
        place.file.path, place.declaration.line, column: place.declaration.column,
        "\(name) without \($0.words)",
        "\(name) has no \($0.words)")
    }
    return missing
      + forbidden.flatMap { wanted in
        members.filter(wanted.fits).map {
          Finding(
            place.file.path, $0.line, column: $0.column, "\(name).\($0.name)",
            "\(name) has \($0.kind.rawValue) \($0.name)")
        }
      }
  }
}
