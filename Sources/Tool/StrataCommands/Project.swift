import Foundation
import StrataImportGraph
import StrataLayerPresets
import StrataLayerRules
import StrataProjectFacts

/// The project that a command is about: its top folder and its rule book.
struct Project {
  let top: URL
  let book: LayerBook
  /// What the rule book was read from: its place and text, and the presets that were named.
  private let question: String
  /// What the command's operands name, from the top; empty for everything.
  let limits: [String]

  /// Finds the rule book: the one that is named, or `strata.json` in the first operand's folder or
  /// above it. Presets alone need none.
  ///
  /// - Throws: ``RuleProblems`` or ``CheckProblem``.
  init(folder: URL, parsed: ParsedCommand) throws {
    let presets = parsed.all("--preset")
    let operands = parsed.operands.map { URL(fileURLWithPath: $0, relativeTo: folder) }
    for (operand, text) in zip(operands, parsed.operands)
    where text.isEmpty || !FileManager.default.fileExists(atPath: operand.path) {
      throw CheckProblem(text: "there is no '\(text)'")
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
      throw CheckProblem(text: "there is no '\(file.lastPathComponent)'")
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

  /// The project, where there is one; a rule book that is broken is told and not passed over.
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

  /// Judges the project, or says what was found before where nothing has changed.
  ///
  /// - Parameter isWhole: judges all of it, whatever was asked about.
  func findings(cache: CheckCache?, isWhole: Bool = true) throws -> CheckFindings {
    let tree = try watched()
    // What the rule book owes is a finding in the rule book, and needs all files.
    guard isWhole || limits.isEmpty || isAsked(book.file) else {
      return try askedFindings(cache: cache, in: tree)
    }
    let today = Day.today
    let question = "\(question)\n\(today)"
    if let known = cache?.found(question, in: tree) { return known }
    let computed = computed(in: tree)
    let house = try house(tree, computed, also: [])
    let findings = CheckFindings(
      breaches: LayerCheck(book: book, today: today).breaches(in: house),
      fileCount: house.files.count, troubles: house.troubles)
    // What a program says, and what cannot be read, may change without a file that changes.
    if findings.troubles.isEmpty, computed.isEmpty {
      cache?.keep(findings, for: question, in: tree)
    }
    return findings
  }

  /// Judges what was asked about, and reads of the rest what the rules need for that.
  private func askedFindings(cache: CheckCache?, in tree: WatchedTree) throws -> CheckFindings {
    let memory = cache?.facts(of: question, in: tree)
    let asked = Asked(memory: memory) { [limits] in Self.isIn($0, limits) }
    let house = try house(tree, computed(in: tree), asked: asked, also: [])
    memory?.write()
    return CheckFindings(
      breaches: LayerCheck(book: book).breaches(in: house), fileCount: house.judged.count,
      troubles: house.troubles)
  }

  /// Reads the project.
  ///
  /// - Parameter runsAll: whether each manifest is run that its syntax does not tell, and not only
  ///   where no floor says what modules are called.
  func house(runsAll: Bool = false, also: FactNeeds = .everything) throws -> House {
    let tree = try watched()
    let manifests =
      runsAll
      ? ProjectFacts(tree, paths: tree.paths()).manifests.filter(\.isComputed)
      : computed(in: tree)
    return try house(tree, manifests, also: also)
  }

  /// Reads the project; a manifest that computes its targets is run first.
  private func house(
    _ tree: WatchedTree, _ computed: [Manifest], asked: Asked? = nil, also: FactNeeds
  ) throws -> House {
    let described = computed.map { ($0.path, DescribedManifest.read($0, top)) }
    var house = try House(
      tree, book: book, described: described.compactMap(\.1), asked: asked, also: also)
    house.troubles += described.filter { $0.1 == nil }.map {
      "\($0.0) computes its targets and cannot be run: 'swift package dump-package' says why"
    }
    return house
  }

  private func watched() throws -> WatchedTree {
    do { return try WatchedTree(WholeDisk(top: top)) } catch {
      throw CheckProblem(text: "'\(top.path)' cannot be read")
    }
  }

  /// The manifests that say what they hold only when they are run, where no floor names modules.
  private func computed(in tree: WatchedTree) -> [Manifest] {
    guard !book.floors.contains(where: { $0.module != nil }) else { return [] }
    return ProjectFacts(tree, paths: tree.paths()).manifests.filter(\.isComputed)
  }

  /// Whether a path is among what the command's operands name.
  func isAsked(_ path: String) -> Bool { limits.isEmpty || Self.isIn(path, limits) }

  private static func isIn(_ path: String, _ limits: [String]) -> Bool {
    limits.contains { path.hasPrefix($0) && (path == $0 || path.hasPrefix($0 + "/")) }
  }
}
