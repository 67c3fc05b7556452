import Foundation
public import ImportGraph
public import ProjectFacts
import SwiftFacts
import Synchronization

extension House {
  /// Reads a tree by a rule book. What cannot be read is a trouble; the rest is read all the same.
  ///
  /// - Parameter described: manifests that were run because their syntax does not tell enough.
  /// - Throws: what the tree throws where it has no files at all.
  public init(
    _ tree: some SourceTree, book: LayerBook, described: [Manifest] = []
  ) throws {
    self.tree = tree
    floors = book.floors
    paths = try tree.paths().filter { path in !book.ignored.contains { $0.match(path) != nil } }
    project = ProjectFacts(tree, paths: paths)
    for manifest in described {
      project.manifests.removeAll { $0.path == manifest.path }
      project.manifests.append(manifest)
    }
    troubles = project.troubles
    let words = Set(book.rules.flatMap { $0.kind.vocabulary })
    readSources(tree, vocabulary: words)
    types = TypeTable(files)
    modules = ModuleGraph(files)
  }

  private mutating func readSources(_ tree: some SourceTree, vocabulary: Set<String>) {
    let sources = paths.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }
    let read = Mutex<[Int: Result<FileFacts, SourceTrouble>]>([:])
    DispatchQueue.concurrentPerform(iterations: sources.count) { index in
      let facts = Self.facts(of: sources[index], tree, vocabulary)
      read.withLock { $0[index] = facts }
    }
    let results = read.withLock { $0 }
    for (index, path) in sources.enumerated() {
      switch results[index] {
      case .success(let facts): files.append(placed(path, facts))
      case .failure(let trouble): troubles.append(trouble.sentence)
      case nil: break
      }
    }
  }

  private static func facts(
    of path: String, _ tree: some SourceTree, _ vocabulary: Set<String>
  ) -> Result<FileFacts, SourceTrouble> {
    guard let bytes = try? tree.bytes(at: path) else {
      return .failure(SourceTrouble(sentence: "\(path) cannot be read"))
    }
    guard !bytes.prefix(1_024).contains(0) else {
      return .failure(SourceTrouble(sentence: "\(path) is no Swift source: it holds zero bytes"))
    }
    return .success(FactsReader.facts(of: bytes, vocabulary: vocabulary))
  }

  private func placed(_ path: String, _ facts: FileFacts) -> SourceFile {
    let target = project.target(of: path)
    let isTest = target?.isTest ?? SourceFile.isTest(path)
    var file = SourceFile(path: path, module: target?.name, isTest: isTest, facts: facts)
    var depth = 0
    for floor in floors where !isTest || floor.folders.contains(where: \.namesTests) {
      for folder in floor.folders where folder.match(path) != nil {
        // The innermost folder says what a file is: `Features/Feed/Domain` is Domain.
        guard let found = folder.deepest(path), found.depth > depth else { continue }
        depth = found.depth
        (file.floor, file.holes) = (floor.name, found.holes)
        file.module =
          floor.module.map { PathPattern.fill($0, with: found.holes) } ?? target?.name
      }
    }
    return file
  }
}

extension PathPattern {
  /// Whether it is about tests itself.
  var namesTests: Bool { text.contains("Tests") }
}

/// A source that could not be read.
struct SourceTrouble: Error {
  var sentence: String
}
