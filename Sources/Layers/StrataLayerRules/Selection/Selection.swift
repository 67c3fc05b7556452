import StrataSwiftFacts

/// The selection of types that a rule applies to.
public struct Selection: Sendable {
  private let scope: Scope
  private let kinds: Set<Declaration.Kind>
  private let named: [NamePattern]
  private let unnamed: [NamePattern]
  private let conforming: [String]
  private let nested: Bool
  private let attributes: [String]
  private let unwanted: [String]
  private let narrowing: Narrowing

  init(_ fields: inout Fields) {
    scope = Scope(&fields)
    var kinds: Set<Declaration.Kind> = []
    for name in fields.texts("kinds") {
      if let kind = Declaration.Kind(rawValue: name) {
        kinds.insert(kind)
      } else {
        fields.fail("there is no kind of declaration '\(name)'")
      }
    }
    self.kinds = kinds
    named = fields.patterns("named")
    unnamed = fields.patterns("not")
    conforming = fields.texts("conforming")
    attributes = fields.texts("with")
    nested = fields.flag("nested", default: true)
    unwanted = fields.texts("unless")
    narrowing = Narrowing(&fields)
  }

  /// Reads the selection under a key of a rule; if the key is missing, it selects all types.
  static func read(_ fields: inout Fields, _ key: String = "types") -> Selection {
    fields.object(key) { Selection(&$0) } ?? Selection(Fields.none)
  }

  private init(_ none: Fields) {
    var none = none
    self.init(&none)
  }

  var layerNames: [String] { scope.layerNames }

  /// Returns whether the selection looks at the types of a file.
  func holds(_ file: SourceFile) -> Bool { scope.holds(file) }

  /// The facts besides declarations that are needed to decide which types match.
  var needs: FactNeeds { narrowing.needs }

  /// The amount of facts that are needed from other files to decide whether a type of a checked
  /// file matches.
  var reach: Reach { max(narrowing.reach, conforming.isEmpty ? .askedFiles : .types) }

  /// The amount of facts that are needed from a file to decide which of its types match.
  var reachInside: Reach {
    let areTypes = kinds.allSatisfy { $0.isTypeOrExtension || $0 == .typealias }
    return areTypes ? max(.types, narrowing.reachInside) : .declarations
  }

  /// Returns the types that match, in the order of their files.
  ///
  /// - Parameter files: the files to search; all files by default.
  func places(in project: SourceProject, among files: [SourceFile]? = nil) -> [TypeTable.Place] {
    let found = (files ?? project.files).filter(scope.holds).flatMap { file in
      file.facts.declarations.indices.compactMap { index in
        let place = TypeTable.Place(file: file, index: index)
        return fits(place, in: project) ? place : nil
      }
    }
    return narrowing.withoutParts(found, in: project)
  }

  /// Returns whether the selection includes a declaration.
  ///
  /// - Parameter orAlias: whether a typealias counts as a type if no kinds are given.
  func fits(_ place: TypeTable.Place, in project: SourceProject, orAlias: Bool = false) -> Bool {
    let own = place.declaration
    let isType = own.kind.isType || orAlias && own.kind == .typealias
    guard kinds.isEmpty ? isType : kinds.contains(own.kind) else { return false }
    guard nested || own.parent == nil, scope.holds(place.file) else { return false }
    guard named.isEmpty || named.fits(own.name), !unnamed.fits(own.name) else { return false }
    guard attributes.allSatisfy({ own.attributes.contains($0) || own.modifiers.contains($0) })
    else { return false }
    guard
      !unwanted.contains(where: { own.attributes.contains($0) || own.modifiers.contains($0) }),
      narrowing.fits(place, in: project)
    else {
      return false
    }
    if conforming.isEmpty { return true }
    return conforming.contains { project.types.conformance(of: place, to: $0) != nil }
  }
}

extension Fields {
  static var none: Fields { Fields([:], place: "") }
}
