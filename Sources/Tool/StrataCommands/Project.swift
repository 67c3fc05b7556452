import Foundation
import ImportGraph
import LayerPresets
import LayerRules
import ProjectFacts

/// The project that a command is about: its top folder and its rule book.
struct Project {
  let top: URL
  let book: LayerBook
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
    where !FileManager.default.fileExists(atPath: operand.path) {
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
      book = try LayerBook(
        json: json, file: "--preset \(presets.joined(separator: ", "))", presets: Preset.shelf,
        adding: presets)
      top = start.standardizedFileURL
      limits = operands.count > 1 ? Self.limits(operands, top) : []
      return
    }
    guard let json = try? Data(contentsOf: file) else {
      throw CheckProblem(text: "'\(file.lastPathComponent)' cannot be read")
    }
    book = try LayerBook(
      json: json, file: file.lastPathComponent, presets: Preset.shelf, adding: presets)
    top = file.deletingLastPathComponent().standardizedFileURL
    limits = Self.limits(operands, top)
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

  /// Reads the project. A manifest that computes its targets is run where no floor names modules.
  func house() throws -> House {
    let tree = WholeDisk(top: top)
    let paths: [String]
    do { paths = try tree.paths() } catch {
      throw CheckProblem(text: "'\(top.path)' cannot be read")
    }
    let namesModules = book.floors.contains { $0.module != nil }
    let computed =
      namesModules ? [] : ProjectFacts(tree, paths: paths).manifests.filter(\.isComputed)
    return try House(
      tree, book: book, described: computed.compactMap { DescribedManifest.read($0, top) })
  }

  /// Whether a path is among what the command's operands name.
  func isAsked(_ path: String) -> Bool {
    limits.isEmpty || limits.contains { path == $0 || path.hasPrefix($0 + "/") }
  }
}
