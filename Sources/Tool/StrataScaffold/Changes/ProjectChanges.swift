import Foundation
import StrataSwiftEdits

/// The planned changes of a command. Nothing is written to disk.
struct ProjectChanges {
  let project: ProjectSnapshot
  let app: String
  let layout: ProjectLayout
  /// The plurals that people chose.
  var plurals: OwnPlurals
  private var texts: [String: String] = [:]
  private var parsed: [String: [DeclaredType]] = [:]

  /// - Throws: ``InputError`` if the file with plurals has another form.
  init(_ project: ProjectSnapshot, app: String, layout: ProjectLayout) throws(InputError) {
    self.project = project
    plurals = try OwnPlurals(of: project)
    self.app = app
    self.layout = layout
  }

  /// The changes, in the order of their paths.
  var all: [FileChange] {
    let changes = texts.compactMap { path, text in
      let change = FileChange(path: path, before: project.files[path], after: Data(text.utf8))
      return change.before == change.after ? nil : change
    }
    return (changes + [plurals.change(in: project)].compactMap(\.self)).sorted { $0.path < $1.path }
  }

  func text(_ path: String) throws(InputError) -> String? {
    if let text = texts[path] { return text }
    return try project.text(path)
  }

  /// The paths of the project's files and of those that the command adds, in order.
  var paths: [String] { Set(project.files.keys).union(texts.keys).sorted() }

  // MARK: Files that are there already

  /// Edits a Swift file by its syntax tree.
  ///
  /// - Throws: ``InputError`` and `EditConflict`.
  mutating func edit(
    _ path: String, _ change: (inout SwiftSource) throws(EditConflict) -> Void
  ) throws {
    guard let text = try text(path) else {
      throw EditConflict(path, line: 1, "the file does not exist")
    }
    var source = try SwiftSource(path: path, text: text)
    try change(&source)
    texts[path] = source.edited
  }

  /// Replaces the text of a file.
  mutating func replace(_ path: String, with text: String) { texts[path] = text }

  var catalogPath: String { "\(app)/Resources/Localizable.xcstrings" }

  /// Adds strings to the String Catalog and their symbols to the app's sources.
  mutating func add(_ words: [Word]) throws {
    let path = catalogPath
    guard let text = try text(path) else {
      throw EditConflict(path, line: 1, "the file does not exist")
    }
    var catalog = CatalogText(path: path, text: text)
    for word in words { try catalog.add(word) }
    texts[path] = catalog.text
    let symbols = "\(app)/Resources/Localizable+Symbols.swift"
    for word in words {
      try edit(symbols) { (source) throws(EditConflict) in
        try source.addStatic(
          word.symbol, word.declaration(width: NewProject.width), to: "LocalizedStringResource")
      }
    }
  }

  // MARK: New files

  /// Adds a file, unless its declarations exist already.
  ///
  /// A file that was edited by hand stays as it is, and so does one whose types were moved to
  /// another file of the same layer.
  ///
  /// - Throws: `EditConflict` if something else has its path or declares its types.
  mutating func create(_ file: ProjectFile) throws {
    let wanted = file.path.hasSuffix(".swift") ? try types(file.path, file.text) : []
    let name = file.path.split(separator: "/").last?.split(separator: ".").first ?? ""
    let main = wanted.first { $0.name == name }
    if let main, let there = try declared(main.name).first {
      if there.type.kind == main.kind, layer(there.path) == layer(file.path) { return }
      throw EditConflict(
        there.path, line: there.type.line, "\(name) is already declared here; rename one of the two"
      )
    }
    if try text(file.path) != nil {
      guard let main else { return }
      throw EditConflict(
        file.path, line: 1,
        "the file to generate already exists, without a \(main.kind) \(name); move it away")
    }
    for type in wanted {
      guard let there = try declared(type.name).first else { continue }
      throw EditConflict(
        there.path, line: there.type.line,
        "\(type.name) is already declared here; rename one of the two")
    }
    texts[file.path] = file.text
  }

  /// Returns the folder of the layer that a path belongs to, such as `MyApp/Data`.
  private func layer(_ path: String) -> [Substring] { Array(path.split(separator: "/").prefix(2)) }

  // MARK: What the project declares

  /// Returns the declarations of types with a name in the app and its tests.
  mutating func declared(_ name: String) throws -> [(path: String, type: DeclaredType)] {
    let wanted = Data(name.utf8)
    var found: [(path: String, type: DeclaredType)] = []
    for path in paths where path.hasSuffix(".swift") {
      let isNamed =
        texts[path]?.contains(name) ?? project.files[path]?.mayDeclare(wanted) ?? false
      guard isNamed, let text = try text(path) else { continue }
      found += try types(path, text).filter { $0.name == name }.map { (path, $0) }
    }
    return found
  }

  private mutating func types(_ path: String, _ text: String) throws(EditConflict) -> [DeclaredType]
  {
    let key = "\(path)\u{0}\(text)"
    if let known = parsed[key] { return known }
    let types = try SwiftSource(path: path, text: text).types
    parsed[key] = types
    return types
  }
}
