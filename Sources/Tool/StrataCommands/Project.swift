import Foundation
import StrataImportGraph
import StrataLayerPresets
import StrataLayerRules
import StrataProjectFacts

/// The project of a command: its top folder and its rule book.
struct Project {
  let top: URL
  let book: LayerBook
  /// The text that identifies the check in the cache: the rule book's path and text, and the named
  /// presets.
  private let question: String
  /// The paths of the command's operands, from the top of the project; empty to check everything.
  let limits: [String]

  /// Finds the rule book: the named one, or `strata.json` in the first operand's folder or a folder
  /// above it. If presets are named, no rule book is needed.
  ///
  /// - Throws: ``RuleProblems`` or ``CheckProblem``.
  init(folder: URL, parsed: ParsedCommand) throws {
    let presets = parsed.all("--preset")
    let operands = parsed.operands.map { URL(fileURLWithPath: $0, relativeTo: folder) }
    for (operand, text) in zip(operands, parsed.operands)
    where text.isEmpty || !FileManager.default.fileExists(atPath: operand.path) {
      throw CheckProblem(text: "'\(text)' does not exist")
    }
    let start = operands.first.map(Self.folder) ?? folder
    let file =
      parsed.value("--config").map { URL(fileURLWithPath: $0, relativeTo: folder) }
      ?? Self.book(above: start)
    guard let file else {
      guard !presets.isEmpty else {
        throw CheckProblem(text: "there is no strata.json here; 'strata init' proposes one")
      }
      let json = Data("{\"preset\": []}".utf8)
      question = "\(start.standardizedFileURL.path) \(presets.joined(separator: " "))"
      book = try LayerBook(
        json: json, file: "--preset \(presets.joined(separator: ", "))", presets: Preset.shelf,
        adding: presets)
      top = start.standardizedFileURL
      limits = operands.count > 1 ? Self.limits(operands, top) : []
      return
    }
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw CheckProblem(text: "the rule book '\(file.lastPathComponent)' does not exist")
    }
    guard let json = try? Data(contentsOf: file) else {
      throw CheckProblem(text: "'\(file.lastPathComponent)' cannot be read")
    }
    question =
      "\(file.standardizedFileURL.path) \(presets.joined(separator: " "))\n"
      + String(decoding: json, as: UTF8.self)
    book = try LayerBook(
      json: json, file: file.lastPathComponent, presets: Preset.shelf,
      named: Preset.all.map(\.name), adding: presets)
    top = file.deletingLastPathComponent().standardizedFileURL
    limits = Self.limits(operands, top)
  }

  /// Returns the project, or `nil` if there is no rule book; an invalid rule book is an error.
  static func ifAny(folder: URL, parsed: ParsedCommand) throws -> Project? {
    let isNamed = parsed.value("--config") != nil || !parsed.all("--preset").isEmpty
    guard isNamed || book(above: folder) != nil else { return nil }
    return try Project(folder: folder, parsed: parsed)
  }

  private static func folder(_ operand: URL) -> URL {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: operand.path, isDirectory: &isFolder)
    return isFolder.boolValue ? operand : operand.deletingLastPathComponent()
  }

  private static func book(above start: URL) -> URL? {
    var folder = start.standardizedFileURL
    while true {
      let file = folder.appendingPathComponent("strata.json")
      if FileManager.default.fileExists(atPath: file.path) { return file }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard parent.path != folder.path else { return nil }
      folder = parent
    }
  }

  private static func limits(_ operands: [URL], _ top: URL) -> [String] {
    operands.compactMap { operand in
      let path = operand.standardizedFileURL.path
      return path == top.path ? nil : String(path.dropFirst(top.path.count + 1))
    }
  }

  /// Checks the project, or returns the cached findings if nothing has changed.
  ///
  /// - Parameters:
  ///   - cache: the cache of findings.
  ///   - isWhole: whether to check everything, whatever the operands are.
  func findings(cache: CheckCache?, isWhole: Bool = true) throws -> CheckFindings {
    let tree = try watched()
    // Problems of the rule book are findings in the rule book, and need all files.
    guard isWhole || limits.isEmpty || isAsked(book.file) else {
      return try askedFindings(cache: cache, in: tree)
    }
    let today = Day.today
    let question = "\(question)\n\(today)"
    if let known = cache?.found(question, in: tree) { return known }
    let computed = computed(in: tree)
    let sources = try sources(tree, computed, also: [])
    let result = LayerCheck(book: book, today: today).result(in: sources)
    let findings = CheckFindings(
      violations: result.violations, suppressed: result.suppressed,
      fileCount: sources.files.count, troubles: sources.troubles)
    // The output of other programs, and unreadable files, may change without a change of a file.
    if findings.troubles.isEmpty, computed.isEmpty {
      cache?.keep(findings, for: question, in: tree)
    }
    return findings
  }

  /// Checks the files of the operands. Other files are read only as far as the rules need them.
  private func askedFindings(cache: CheckCache?, in tree: WatchedTree) throws -> CheckFindings {
    let memory = cache?.facts(of: question, in: tree)
    let asked = Asked(memory: memory) { [limits] in Self.isIn($0, limits) }
    let sources = try sources(tree, computed(in: tree), asked: asked, also: [])
    memory?.write()
    let result = LayerCheck(book: book).result(in: sources)
    return CheckFindings(
      violations: result.violations, suppressed: result.suppressed,
      fileCount: sources.judged.count, troubles: sources.troubles)
  }

  /// Reads the sources of the project.
  ///
  /// - Parameters:
  ///   - runsAll: whether to evaluate each manifest whose targets cannot be read from the text,
  ///     even if layers name the modules.
  ///   - also: the facts to keep besides those that the rules need.
  func sources(runsAll: Bool = false, also: FactNeeds = .everything) throws -> SourceProject {
    let tree = try watched()
    let manifests =
      runsAll
      ? ProjectFacts(tree, paths: tree.paths()).manifests.filter(\.isComputed)
      : computed(in: tree)
    return try sources(tree, manifests, also: also)
  }

  /// Reads the project; manifests that compute their targets are evaluated first.
  private func sources(
    _ tree: WatchedTree, _ computed: [Manifest], asked: Asked? = nil, also: FactNeeds
  ) throws -> SourceProject {
    let described = computed.map { ($0.path, DescribedManifest.read($0, top)) }
    var sources = try SourceProject(
      tree, book: book, described: described.compactMap(\.1), asked: asked, also: also)
    sources.troubles += described.filter { $0.1 == nil }.map {
      "\($0.0) cannot be evaluated, so its targets are unknown: 'swift package dump-package' shows the error"
    }
    return sources
  }

  /// Returns the project for a server, with the manifests evaluated once.
  ///
  /// - Throws: ``CheckProblem`` if the folder cannot be read.
  func served() throws -> ServedProject {
    let described = computed(in: try watched()).compactMap { DescribedManifest.read($0, top) }
    return ServedProject(top: top, book: book, described: described)
  }

  private func watched() throws -> WatchedTree {
    do { return try WatchedTree(WholeDisk(top: top)) } catch {
      throw CheckProblem(text: "'\(top.path)' cannot be read")
    }
  }

  /// Returns the manifests that must be evaluated; none if layers name the modules.
  private func computed(in tree: WatchedTree) -> [Manifest] {
    guard !book.layers.contains(where: { $0.module != nil }) else { return [] }
    return ProjectFacts(tree, paths: tree.paths()).manifests.filter(\.isComputed)
  }

  /// Returns whether the command's operands include a path.
  func isAsked(_ path: String) -> Bool { limits.isEmpty || Self.isIn(path, limits) }

  private static func isIn(_ path: String, _ limits: [String]) -> Bool {
    limits.contains { path.hasPrefix($0) && (path == $0 || path.hasPrefix($0 + "/")) }
  }
}
