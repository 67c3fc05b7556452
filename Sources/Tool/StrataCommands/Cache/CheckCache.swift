public import Foundation
import StrataLayerRules
import StrataSignals
import Synchronization

/// A cache of the findings of checks, valid for as long as nothing that a check has read changes.
///
/// An entry is one file. It is valid for one build of the tool, one rule book, one list of files,
/// one day, and the bytes of every file that the check read; if anything differs, the entry is
/// ignored. An entry is replaced atomically, so that concurrent checks never read half of it.
public struct CheckCache: Sendable {
  private let folder: URL
  /// The identifier of the build of the tool.
  private let tool: String

  /// Creates a cache in a folder.
  ///
  /// - Parameters:
  ///   - folder: the folder, which is created if needed.
  ///   - tool: an identifier of the build of the tool; entries of others are ignored.
  public init(folder: URL, tool: String) {
    self.folder = folder
    self.tool = tool
  }

  /// The user's cache: `STRATA_CACHE`, or `strata` in the system's folder for caches.
  public static var standard: CheckCache? {
    guard let tool = ownBuild else { return nil }
    if let named = ProcessInfo.processInfo.environment["STRATA_CACHE"], !named.isEmpty {
      return CheckCache(folder: URL(fileURLWithPath: named), tool: tool)
    }
    return FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
      .map { CheckCache(folder: $0.appendingPathComponent("strata"), tool: tool) }
  }

  /// The path, size and modification time of the running program.
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

  /// Returns the findings of a previous check if nothing has changed since.
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

  /// Returns whether every file of an entry is unchanged; all cores are used for the check.
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

  /// Stores findings. If they cannot be written, the check does not fail.
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

  /// Returns the cached facts of files that earlier checks of single files have read.
  func facts(of question: String, in tree: WatchedTree) -> KeptFacts {
    KeptFacts(
      file: URL(fileURLWithPath: file(of: question).path + ".facts"),
      key: "\(Fingerprint("facts 2 \(tool)\n\(question)"))", tree: tree)
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
