import Foundation
import StrataSwiftEdits

/// Adding entities and features by copying the files of the style's example.
extension AdoptedStyle {
  /// The changes that add an entity or a feature, and the places that a person has to look at.
  public struct Plan: Equatable, Sendable {
    /// The changes of files, in the order of their paths.
    public var changes: [FileChange]
    /// The places of other files that name the example, each with its first such line.
    public var mentions: [String]
  }

  /// Returns the changes that add an entity or a feature in the project's style.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - project: the files of the project.
  /// - Returns: the changes, which are none if everything exists already.
  /// - Throws: ``InputError`` for something that the style does not have, `EditConflict` for a
  ///   container that is not Swift.
  public func plan(_ request: AddRequest, in project: ProjectSnapshot) throws -> Plan {
    let ends = LineEnds(of: project)
    var plurals = try OwnPlurals(of: ends.plain)
    if let plural = request.plural {
      plurals.keep(try OwnPlurals.checked(plural, for: request.name), for: request.name)
    }
    let (names, subject) = try replacement(for: request, plurals, in: ends.plain)
    let patterns = request.kind == .entity ? files.entity + files.feature : files.feature
    let copies = try patterns.compactMap { try copy(forms.path(of: $0), names, in: ends.plain) }
    let edits = try containers.compactMap { try entries(of: $0, names, subject, in: ends.plain) }
    let changes = copies + edits + [plurals.change(in: ends.plain)].compactMap(\.self)
    return Plan(
      changes: ends.kept(changes.sorted { $0.path < $1.path }), mentions: mentions(in: ends.plain))
  }

  private var forms: NameForms { NameForms(TypeName(known: example)) }

  // MARK: Names

  /// Returns the names to replace, and those of them by which entries of containers are found.
  private func replacement(
    for request: AddRequest, _ plurals: OwnPlurals, in project: ProjectSnapshot
  ) throws -> (all: NameReplacement, subject: NameReplacement) {
    guard request.arguments.isEmpty, !request.keepsLocally, !request.isPaginated else {
      throw InputError(
        "example", example,
        "is copied with its fields and data sources; run 'strata add' without any, then edit the copies"
      )
    }
    if request.plural != nil, request.kind != .entity {
      throw InputError(
        "option", "--plural", "is for 'add entity', not 'add \(request.kind.rawValue)'")
    }
    let name = plurals.named(try TypeName(request.name, field: request.kind.rawValue))
    switch request.kind {
    case .entity:
      let names = NameReplacement([(forms, NameForms(name))])
      return (names, names)
    case .feature: return try replacement(forFeature: name, request, plurals, in: project)
    default:
      throw InputError(
        "kind", request.kind.rawValue,
        "cannot be added to a project that 'strata adopt' described; use entity or feature")
    }
  }

  private func replacement(
    forFeature name: TypeName, _ request: AddRequest, _ plurals: OwnPlurals,
    in project: ProjectSnapshot
  ) throws -> (all: NameReplacement, subject: NameReplacement) {
    guard feature != example else {
      throw InputError(
        "kind", "feature",
        "cannot be added: the screens of the example \(example) are those of the entity, so add an entity"
      )
    }
    let entity = plurals.named(try entity(of: name, request, in: project))
    let screens = (old: NameForms(TypeName(known: feature)), new: NameForms(name))
    let all = NameReplacement([screens, (old: forms, new: NameForms(entity))])
    return (all, NameReplacement([screens]))
  }

  /// Returns the entity that a feature shows: the named one, or the one that its name begins with.
  private func entity(
    of name: TypeName, _ request: AddRequest, in project: ProjectSnapshot
  ) throws -> TypeName {
    let starts = name.text.indices.reversed().map { String(name.text[...$0]) }
    let wanted = request.entity.map { [$0] } ?? starts
    for text in wanted {
      let entity = TypeName(known: text)
      let forms = NameForms(entity)
      if files.entity.contains(where: { project.files[forms.path(of: $0)] != nil }) {
        return entity
      }
    }
    throw InputError(
      "feature", name.text,
      "does not begin with the name of an entity of this project; name one with --entity")
  }

  // MARK: Files

  /// Returns the copy of a file of the example; `nil` if the new file exists already, or is the
  /// example's.
  private func copy(
    _ path: String, _ names: NameReplacement, in project: ProjectSnapshot
  ) throws -> FileChange? {
    guard let text = try project.text(path) else {
      throw InputError(
        "file", path, "belongs to the example but does not exist; correct '\(Self.path)'")
    }
    let new = names.replaced(in: path)
    guard new != path, project.files[new] == nil else { return nil }
    return FileChange(path: new, before: nil, after: Data(names.replaced(in: text).utf8))
  }

  /// Returns the change of a file that connects the parts; `nil` if it has the entries already.
  private func entries(
    of path: String, _ names: NameReplacement, _ subject: NameReplacement,
    in project: ProjectSnapshot
  ) throws -> FileChange? {
    guard let text = try project.text(path) else {
      throw InputError(
        "file", path, "is a container in '\(Self.path)' but does not exist; correct its path there")
    }
    let result = try SwiftSource(path: path, text: text)
      .repeating(named: subject.names, as: names.replaced)
    guard result != text else { return nil }
    return FileChange(path: path, before: Data(text.utf8), after: Data(result.utf8))
  }

  private func mentions(in project: ProjectSnapshot) -> [String] {
    let known = Set((files.entity + files.feature).map(forms.path) + containers)
    return StyleGuess.mentions(of: forms, in: project, except: known)
  }
}
