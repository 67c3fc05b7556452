public import StrataSwiftFacts

/// The declared types of a project by their names, and what they conform to.
public struct TypeTable: Sendable {
  /// A declaration and the file that it is in.
  public struct Place: Sendable {
    public var file: SourceFile
    public var index: Int
    public var declaration: Declaration { file.facts.declarations[index] }

    /// `Outer.Inner`.
    public var fullName: String {
      var names = [declaration.name]
      var parent = declaration.parent
      while let place = parent {
        let outer = file.facts.declarations[place]
        if outer.kind.isTypeOrExtension { names.insert(outer.name, at: 0) }
        parent = outer.parent
      }
      return names.joined(separator: ".")
    }

    /// The declarations right inside it.
    public var members: [Declaration] {
      file.facts.declarations.filter { $0.parent == index }
    }

    public var isNested: Bool { declaration.parent != nil }
  }

  public private(set) var types: [String: [Place]] = [:]
  private var extensions: [String: [Place]] = [:]
  /// The typealiases by which something is extended.
  private var renamed: Set<String> = []
  /// The typealiases of a project by their names.
  public private(set) var aliases: [String: [Place]] = [:]
  private let known = KnownWays()

  init() {}

  init(_ files: [SourceFile]) {
    for file in files {
      for (index, declaration) in file.facts.declarations.enumerated() {
        let place = Place(file: file, index: index)
        switch declaration.kind {
        case .extension: extensions[declaration.shortName, default: []].append(place)
        case .typealias: aliases[declaration.name, default: []].append(place)
        case let kind where kind.isType: types[declaration.name, default: []].append(place)
        default: break
        }
      }
    }
    // `extension Shorter: Codable` of a typealias speaks of the type behind it.
    for name in extensions.keys.sorted() where types[name] == nil {
      guard let meant = alias(of: name), meant.count == 1, types[meant[0]] != nil else { continue }
      extensions[meant[0], default: []] += extensions[name] ?? []
      renamed.insert(name)
    }
  }

  /// The types that a typealias of a name stands for; `nil` where there is no such typealias.
  public func alias(of name: String) -> [String]? {
    aliases[name].map { $0.flatMap(\.declaration.types) }
  }

  /// The extensions of a type, by its name.
  public func extensions(of place: Place) -> [Place] {
    (extensions[place.declaration.name] ?? []).filter { extended in
      let name = extended.declaration.name
      // As a character: Foundation's search for a text takes ten times as long.
      return !name.contains("." as Character)
        || renamed.contains(extended.declaration.shortName)
        || place.fullName.hasSuffix(name) || name.hasSuffix(place.fullName)
    }
  }

  /// The members of a type and of its extensions.
  public func members(of place: Place) -> [Declaration] {
    place.members + extensions(of: place).flatMap(\.members)
  }

  // MARK: - Conformances

  /// How a type comes by a conformance.
  public struct Way: Sendable {
    public var path: String
    public var line: Int
    /// The names in between: `Wire`, `Codable`.
    public var names: [String]
  }

  /// Everything that a type conforms to or descends from, with the way there: itself, through
  /// extensions, typealiases, refinement, composition and superclasses.
  public func conformances(of place: Place) -> [String: Way] {
    known.ways(of: place) { followed(from: place) }
  }

  private func followed(from place: Place) -> [String: Way] {
    var found: [String: Way] = [:]
    for one in [place] + extensions(of: place) {
      for name in one.declaration.inherits + one.declaration.requires {
        let way = Way(path: one.file.path, line: one.declaration.line, names: [])
        follow(name, from: one, way, into: &found)
      }
    }
    // Both halves make the whole.
    if found["Codable"] == nil, found["Encodable"] != nil { found["Codable"] = found["Decodable"] }
    return found
  }

  private func follow(
    _ written: String, from place: Place, _ way: Way, into found: inout [String: Way]
  ) {
    let name = written.split(separator: ".").last.map(String.init) ?? written
    var way = way
    way.names.append(name)
    guard way.names.count < 12 else { return }
    let visible = (types[name] ?? []).filter { Self.sees(place, $0, written: written) }
    guard found[name] == nil || visible.isEmpty else { return }
    if visible.isEmpty, let alias = aliases[name] {
      for meant in alias.flatMap(\.declaration.types) where meant != name {
        follow(meant, from: place, way, into: &found)
      }
      return
    }
    // A type of the project's own with a well-known name is not the well-known one.
    found[visible.isEmpty ? name : "\(name) of this project"] = way
    if visible.isEmpty {
      for implied in Self.implied[name] ?? [] where found[implied] == nil { found[implied] = way }
    } else {
      found[name] = Self.implied[name] == nil ? way : found[name]
    }
    for outer in visible {
      for one in [outer] + extensions(of: outer) {
        for next in one.declaration.inherits + one.declaration.requires {
          follow(next, from: one, way, into: &found)
        }
      }
    }
  }

  private static let implied = [
    "Codable": ["Decodable", "Encodable"], "Decodable": [], "Encodable": [],
    "Hashable": ["Equatable"], "Comparable": ["Equatable"],
    "Error": ["Sendable"], "LocalizedError": ["Error", "Sendable"], "Actor": ["Sendable"],
  ]

  /// Whether a name at a place may mean a declaration: one at the top, or nested around the place.
  static func sees(_ place: Place, _ target: Place, written: String) -> Bool {
    guard let parent = target.declaration.parent else { return !written.hasPrefix("Swift.") }
    if written.contains("." as Character) { return target.fullName.hasSuffix(written) }
    let outer = Place(file: target.file, index: parent).fullName
    let own = place.fullName
    return own == outer || own.hasPrefix(outer + ".")
  }
}
