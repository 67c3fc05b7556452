import Foundation
import StrataSwiftEdits

/// The files of a project that name an entity or a feature.
struct NamedFiles {
  let subject: RenameSubject
  let project: ProjectSnapshot
  let names: RenamedNames
  /// The files that may name the subject, with the new path of each.
  let paths: [String: String]
  let sources: [String: SwiftSource]
  /// The keys of the String Catalog.
  let keys: [String]

  /// Reads the files of a project that name the subject.
  ///
  /// - Throws: `EditConflict` for a file that is not Swift; the error of reading the templates.
  init(_ subject: RenameSubject, in project: ProjectSnapshot) throws {
    self.subject = subject
    self.project = project
    let catalogPath = "\(subject.app)/Resources/Localizable.xcstrings"
    let catalog = try project.text(catalogPath).map { CatalogText(path: catalogPath, text: $0) }
    keys = try catalog?.keys() ?? []
    let names = try subject.names(keys: keys)
    self.names = names
    let known = names.known
    var paths: [String: String] = [:]
    var sources: [String: SwiftSource] = [:]
    for path in project.files.keys
    where ProjectSnapshot.isRead(path) && path != OwnPlurals.path {
      let new = names.replaced(in: path, .path)
      guard let text = try? project.text(path), new != path || text.hasWord(in: known) else {
        continue
      }
      paths[path] = new
      if path.hasSuffix(".swift") { sources[path] = try SwiftSource(path: path, text: text) }
    }
    (self.paths, self.sources) = (paths, sources)
  }

  /// Returns whether ordinary words in a file mean the subject: in the files that are named after
  /// it, and in those where the scaffold writes such words.
  func isEntitys(_ path: String) -> Bool {
    let app = subject.app
    let shared = [
      "\(app)/App/AppContainer.swift", "CoreAPI/Sources/CoreAPI/\(app)Endpoint.swift",
      "CoreAPI/Tests/CoreAPITests/\(app)EndpointTests.swift",
    ]
    return (paths[path] ?? path) != path || path == subject.model || shared.contains(path)
  }

  /// The files in folders of the subject that have names of their own and are in no package of the
  /// subject: a person put them there.
  var foreign: Set<String> {
    let moved = paths.filter { $0.key != $0.value }
    let packages = moved.keys.filter { $0.hasSuffix("/Package.swift") }
      .map { $0.dropLast("Package.swift".count) }
    let alike = moved.filter { path, new in
      path.split(separator: "/").last == new.split(separator: "/").last
        && !packages.contains(where: path.hasPrefix)
    }
    return Set(alike.keys)
  }

  /// Returns the names that the subject's files declare, and those of them that no other file
  /// declares.
  ///
  /// - Parameter foreign: the files that are none of the subject, whatever their folder.
  func declared(
    but foreign: Set<String> = []
  ) -> (entity: DeclaredNames, other: DeclaredNames) {
    var entity = DeclaredNames()
    var other = DeclaredNames()
    for (path, source) in sources {
      let isOwn = isEntitys(path) && !foreign.contains(path)
      if isOwn { entity.add(source) } else { other.add(source) }
    }
    var alone = entity
    alone.members.subtract(other.members)
    alone.callables.subtract(other.callables)
    return (entity, alone)
  }

  /// Returns the meaning of ordinary words in a file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - declared: the result of ``declared(but:)``, which is the same for all files.
  func meaning(
    of path: String, _ declared: (entity: DeclaredNames, other: DeclaredNames)
  ) -> WordMeaning {
    isEntitys(path) ? .entity(declared.entity) : .other(declared.other)
  }
}

extension RenamedNames {
  /// Every name and word that is replaced somewhere.
  fileprivate var known: Set<String> {
    Set(names.keys).union(types.keys).union(words.keys).union(sent.keys)
  }
}

extension String {
  /// Returns the first word of the text that is in a set; words consist of letters, digits and `_`.
  func word(in words: Set<String>) -> String? {
    let parts = split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return parts.lazy.map(String.init).first(where: words.contains)
  }

  func hasWord(in words: Set<String>) -> Bool { word(in: words) != nil }

  /// Returns the line where a text first occurs, from 1.
  func line(of text: String) -> Int {
    (firstRange(of: text).map { self[..<$0.lowerBound].count { $0.isNewline } } ?? 0) + 1
  }
}
