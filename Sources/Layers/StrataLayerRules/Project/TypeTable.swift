public import StrataSwiftFacts

/// The declared types of a project by name, with their conformances.
public struct TypeTable: Sendable {
  /// A declaration together with its file.
  public struct Place: Sendable {
    /// The file of the declaration.
    public var file: SourceFile
    /// The index among the declarations of the file.
    public var index: Int
    /// The declaration itself.
    public var declaration: Declaration { file.facts.declarations[index] }

    /// The name with its enclosing types: `Outer.Inner`.
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

    /// The declarations directly inside the declaration.
    public var members: [Declaration] {
      file.facts.declarations.filter { $0.parent == index }
    }

    /// A Boolean value that indicates whether the declaration is inside another declaration.
    public var isNested: Bool { declaration.parent != nil }
  }

  /// The types by name, without those that only a block of code can name.
  public private(set) var types: [String: [Place]] = [:]
  /// The types that only a block of code can name.
  private(set) var locals: [Place] = []
  private var extensions: [String: [Place]] = [:]
  /// The type names in extensions that are typealiases.
  private var renamed: Set<String> = []
  /// The typealiases of a project by name.
  public private(set) var aliases: [String: [Place]] = [:]
  /// The global functions that other files can call, by name, if the result of one of that name is
  /// a type of the project.
  private(set) var makers: [String: [Place]] = [:]
  private let known = KnownWays()
  let modules: ModuleGraph

  init() { modules = ModuleGraph() }

  init(_ files: [SourceFile], _ modules: ModuleGraph) {
    self.modules = modules
    for file in files {
      for (index, declaration) in file.facts.declarations.enumerated() {
        let place = Place(file: file, index: index)
        switch declaration.kind {
        case .extension: extensions[declaration.shortName, default: []].append(place)
        case .typealias: aliases[declaration.name, default: []].append(place)
        case .func
        where declaration.parent == nil
          && Set(declaration.modifiers).isDisjoint(with: ["private", "fileprivate"]):
          makers[declaration.name, default: []].append(place)
        case let kind where kind.isType && declaration.isLocal: locals.append(place)
        case let kind where kind.isType: types[declaration.name, default: []].append(place)
        default: break
        }
      }
    }
    makers = makers.filter { _, places in
      places.contains { one in
        one.declaration.results.contains { types[$0] != nil || aliases[$0] != nil }
      }
    }
    // `extension Shorter: Codable` of a typealias extends the aliased type.
    for name in extensions.keys.sorted() where types[name] == nil {
      guard let meant = alias(of: name), meant.count == 1, types[meant[0]] != nil else { continue }
      extensions[meant[0], default: []] += extensions[name] ?? []
      renamed.insert(name)
    }
  }

  /// Returns the types that a typealias refers to; `nil` if there is no typealias of that name.
  public func alias(of name: String) -> [String]? {
    aliases[name].map { $0.flatMap(\.declaration.types) }
  }

  /// Returns the extensions of all types of a name, also of types of other modules.
  func extensions(named name: String) -> [Place] { extensions[name] ?? [] }

  /// Returns the extensions of a type, by its name.
  public func extensions(of place: Place) -> [Place] {
    (extensions[place.declaration.name] ?? []).filter { extended in
      let name = extended.declaration.name
      // As a `Character`: Foundation's search for a string takes ten times as long.
      return !name.contains("." as Character)
        || renamed.contains(extended.declaration.shortName)
        || Self.ends(place.fullName, with: name) || Self.ends(name, with: place.fullName)
    }
  }

  /// Returns whether a dotted name consists of another one, or ends with it: `App.City.Page` ends
  /// with `City.Page`, and `BigCity.Page` does not.
  private static func ends(_ name: String, with last: String) -> Bool {
    name == last || name.hasSuffix("." + last)
  }

  /// Returns the members of a type and of its extensions.
  public func members(of place: Place) -> [Declaration] {
    place.members + extensions(of: place).flatMap(\.members)
  }

  // MARK: - Conformances

  /// The origin of a conformance.
  public struct Way: Sendable {
    /// The file that declares the conformance.
    public var path: String
    /// The line of the declaration that states the conformance.
    public var line: Int
    /// The column of that declaration, in UTF-16 code units, counted from 1.
    public var column: Int
    /// The names on the way from the type's inheritance clause to the protocol, such as `Wire`,
    /// `Codable`.
    public var names: [String]
    /// A Boolean value that indicates whether the protocol or class is nested in a type, and is not
    /// what its name without the type's name means elsewhere.
    public internal(set) var isNested = false
  }

  /// Returns everything that a type conforms to or inherits from, with the origin of each, whether
  /// directly or through extensions, typealiases, refinement, composition and superclasses.
  public func conformances(of place: Place) -> [String: Way] {
    known.ways(of: place) { followed(from: place) }
  }

  /// Returns the origin of the conformance to the protocol, or of the inheritance from the class,
  /// that a name means outside of all types; `nil` if there is none. A name such as `Mine.Wire`
  /// means a nested protocol.
  func conformance(of place: Place, to name: String) -> Way? {
    conformances(of: place)[name].flatMap { $0.isNested ? nil : $0 }
  }

  private func followed(from place: Place) -> [String: Way] {
    var (found, seen): ([String: Way], Set<KnownWays.Key>) = ([:], [])
    for one in [place] + extensions(of: place) {
      for name in one.declaration.inherits + one.declaration.requires {
        let way = Way(
          path: one.file.path, line: one.declaration.line, column: one.declaration.column, names: []
        )
        follow(name, from: one, way, into: &found, &seen)
      }
    }
    // `Encodable` and `Decodable` together are `Codable`.
    if found["Codable"] == nil, found["Encodable"] != nil { found["Codable"] = found["Decodable"] }
    return found
  }

  /// - Parameter seen: the declarations that were followed; several may have the same last name.
  private func follow(
    _ written: String, from place: Place, _ way: Way, into found: inout [String: Way],
    _ seen: inout Set<KnownWays.Key>
  ) {
    let name = written.split(separator: ".").last.map(String.init) ?? written
    var way = way
    way.names.append(name)
    guard way.names.count < 12 else { return }
    let visible = meant(types[name] ?? [], by: written, at: place)
    let new = visible.filter { seen.insert(KnownWays.Key($0)).inserted }
    guard visible.isEmpty || !new.isEmpty else { return }
    if visible.isEmpty, let alias = aliases[name].map({ meant($0, by: written, at: place) }),
      !alias.isEmpty
    {
      for meant in alias.flatMap(\.declaration.types) where meant != name {
        follow(meant, from: place, way, into: &found, &seen)
      }
      return
    }
    // A type of the project that shares a well-known name is not the well-known one.
    if visible.isEmpty {
      found[name] = way
      for implied in Self.implied[name] ?? [] where found[implied] == nil { found[implied] = way }
    } else {
      let own = "\(name) of this project"
      found[own] = found[own] ?? way
      record(way, to: name, nestedName(of: visible, by: written), in: &found)
    }
    for outer in new {
      for one in [outer] + extensions(of: outer) {
        for next in one.declaration.inherits + one.declaration.requires {
          follow(next, from: one, way, into: &found, &seen)
        }
      }
    }
  }

  /// Records the origin of a conformance to a protocol of the project.
  private func record(
    _ way: Way, to name: String, _ nestedName: String?, in found: inout [String: Way]
  ) {
    if let nestedName { found[nestedName] = found[nestedName] ?? way }
    guard Self.implied[name] == nil, found[name]?.isNested != false else { return }
    var way = way
    way.isNested = nestedName != nil
    found[name] = way
  }

  /// Returns the full name of nested declarations that their short name does not mean elsewhere,
  /// since the project has another one at the top level, or the outer type's name is written too.
  private func nestedName(of places: [Place], by written: String) -> String? {
    guard let place = places.first, places.allSatisfy(\.isNested) else { return nil }
    let isQualified = written.contains("." as Character)
    let hasOther = types[place.declaration.name]?.contains { !$0.isNested } == true
    return isQualified || hasOther ? place.fullName : nil
  }

  /// Returns the declarations that a name in an inheritance clause may refer to.
  ///
  /// A private or foreign declaration is not meant if there is a visible one, or if the name is one
  /// of the standard library. Otherwise it may be: a macro may declare it, or a module that is
  /// imported elsewhere.
  private func meant(_ places: [Place], by written: String, at place: Place) -> [Place] {
    let seen = places.filter { Self.sees(place, $0, written: written) }
    let open = seen.filter { isOpen($0, in: place.file) }
    let name = written.split(separator: ".").last.map(String.init) ?? written
    let named = open.isEmpty && Self.implied[name] == nil ? seen : open
    // A nested type is nearer than one at the top level.
    let nested = named.filter(\.isNested)
    return nested.isEmpty ? named : nested
  }

  private static let implied = [
    "Codable": ["Decodable", "Encodable"], "Decodable": [], "Encodable": [],
    "Hashable": ["Equatable"], "Comparable": ["Equatable"],
    "Error": ["Sendable"], "LocalizedError": ["Error", "Sendable"], "Actor": ["Sendable"],
  ]

  /// Returns whether a written name may refer to a declaration: to one at the top level, or to one
  /// that is nested in a type around the use.
  static func sees(_ place: Place, _ target: Place, written: String) -> Bool {
    guard let parent = target.declaration.parent else { return !written.hasPrefix("Swift.") }
    if written.contains("." as Character) { return ends(target.fullName, with: written) }
    let outer = Place(file: target.file, index: parent).fullName
    let own = place.fullName
    return own == outer || own.hasPrefix(outer + ".")
  }
}
