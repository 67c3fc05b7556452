public import Foundation
import StrataLayerRules
import StrataSignals
import Synchronization

/// Remembers what the last check of a project found, for as long as nothing that it read changed.
///
/// An entry is one file. It holds for one build of the tool, one rule book, one list of files, one
/// day, and the bytes of every file that the check read; whatever differs makes it worthless, never
/// wrong. It is replaced in one step, so that two checks at once never read half of one.
public struct CheckCache: Sendable {
  private let folder: URL
  /// What tells one build of the tool from another.
  private let tool: String

  public init(folder: URL, tool: String) {
    self.folder = folder
    self.tool = tool
  }

  /// The user's own: `STRATA_CACHE`, or `strata` in the folder where the system keeps caches.
  public static var standard: CheckCache? {
    guard let tool = ownBuild else { return nil }
    if let named = ProcessInfo.processInfo.environment["STRATA_CACHE"], !named.isEmpty {
      return CheckCache(folder: URL(fileURLWithPath: named), tool: tool)
    }
    return FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
      .map { CheckCache(folder: $0.appendingPathComponent("strata"), tool: tool) }
  }

  /// The program's own file: where it is, how long, and when it was written.
  private static var ownBuild: String? {
    let path =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? Bundle.main.executablePath ?? CommandLine.arguments[0]
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(path) \(status.st_size) \(time.tv_sec).\(time.tv_nsec) \(status.st_ino)"
  }

  // MARK: - Reading

  /// What a check of a project found, where nothing has changed since.
  func found(_ question: String, in tree: WatchedTree) -> CheckFindings? {
    guard let text = try? String(contentsOf: file(of: question), encoding: .utf8) else {
      return nil
    }
    let parts = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == key(question, tree), let count = Int(parts[1]) else {
      return nil
    }
    let lines = parts[2].split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == count + 1, holds(lines[..<count], in: tree) else { return nil }
    return try? CheckFindingsDTO.read(Data(lines[count].utf8)).findings()
  }

  /// Whether every file is as it was, asked of as many at once as there are cores.
  private func holds(_ lines: ArraySlice<Substring>, in tree: WatchedTree) -> Bool {
    let isChanged = Atomic(false)
    DispatchQueue.concurrentPerform(iterations: lines.count) { index in
      guard !isChanged.load(ordering: .relaxed) else { return }
      let sides = lines[lines.startIndex + index].split(separator: " ", maxSplits: 1)
      let isSame = sides.count == 2 && "\(tree.fingerprint(of: String(sides[1])))" == sides[0]
      if !isSame { isChanged.store(true, ordering: .relaxed) }
    }
    return !isChanged.load(ordering: .relaxed)
  }

  // MARK: - Writing

  /// Remembers what was found. That it cannot be written is no failure of the check.
  func keep(_ findings: CheckFindings, for question: String, in tree: WatchedTree) {
    guard let json = try? CheckFindingsDTO(findings).json() else { return }
    let read = tree.read.sorted { $0.key < $1.key }
    let lines = read.map { "\($0.value) \($0.key)" }
    let text = ([key(question, tree), "\(read.count)"] + lines + [json]).joined(separator: "\n")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Interruptions.held {
      try Data(text.utf8).write(to: file(of: question), options: .atomic)
    }
  }

  /// The facts of files that checks of a project's single files have read before.
  func facts(of question: String, in tree: WatchedTree) -> KeptFacts {
    KeptFacts(
      file: URL(fileURLWithPath: file(of: question).path + ".facts"),
      key: "\(Fingerprint("facts 1 \(tool)\n\(question)"))", tree: tree)
  }

  private func file(of question: String) -> URL {
    folder.appendingPathComponent("\(Fingerprint(question.prefix { $0 != "\n" }.description))")
  }

  private func key(_ question: String, _ tree: WatchedTree) -> String {
    var print = Fingerprint("1 \(tool)")
    print.add(Array(question.utf8))
    for path in tree.paths() { print.add(Array(path.utf8)) }
    return "\(print)"
  }
}
