import Foundation
import StrataImportGraph
import StrataProjectFacts
import StrataSwiftFacts
import Synchronization

extension SourceProject {
  /// Reads a tree by a plan. Unreadable files are recorded as troubles; the rest is still read.
  ///
  /// - Parameter described: Manifests that were evaluated because their syntax does not say enough.
  /// - Throws: The tree's error if the tree has no files.
  init(_ tree: some SourceTree, by plan: ReadingPlan, described: [Manifest]) throws {
    self.tree = tree
    asked = plan.asked
    layers = plan.layers
    let listing = try tree.listing()
    func isLooked(at path: String) -> Bool { !plan.ignored.contains { $0.match(path) != nil } }
    paths = listing.paths.filter(isLooked)
    facts = ProjectFacts(tree, paths: paths, among: listing.paths)
    for manifest in described {
      facts.manifests.removeAll { $0.path == manifest.path }
      facts.manifests.append(manifest)
    }
    // Sources in an unreadable folder would pass by accident.
    troubles =
      listing.closed.filter(isLooked).map { "the folder \($0) cannot be read" }
      + listing.lost.filter(isLooked).map { "\($0) is a symbolic link whose target does not exist" }
      + facts.troubles
    links = listing.links.filter { isLooked(at: $0.path) }
    readSources(tree, by: plan)
    judged = asked.map { asked in files.filter { asked.holds($0.path) } } ?? files
    modules = ModuleGraph(files)
    types = TypeTable(files, modules)
  }

  private mutating func readSources(_ tree: some SourceTree, by plan: ReadingPlan) {
    // A file that no target builds cannot violate a rule or re-export a module.
    let placed = paths.compactMap { path in
      path.hasSuffix(".swift") && !path.hasSuffix("Package.swift") ? built(path) : nil
    }
    let reach = plan.reach(asked == nil ? [] : placed.filter { isAsked($0.path) })
    let read = Mutex<[Int: Result<Reading, SourceTrouble>]>([:])
    DispatchQueue.concurrentPerform(iterations: placed.count) { index in
      let file = placed[index]
      func facts(_ needs: FactNeeds) -> Result<Reading, SourceTrouble> {
        Self.facts(of: file.path, tree, needs, plan.vocabulary)
      }
      let isAsked = plan.asked?.holds(file.path) != false
      let found =
        isAsked ? Self.whole(file, plan, facts) : Self.beside(file, reach(file), plan, facts)
      read.withLock { $0[index] = found }
    }
    let results = read.withLock { $0 }
    for (index, place) in placed.enumerated() {
      var file = place
      switch results[index] {
      case .success(let (facts, trouble)):
        file.facts = facts
        files.append(file)
        if let trouble { troubles.append(trouble) }
      case .failure(let trouble): troubles.append(trouble.sentence)
      case nil: break
      }
    }
  }

  /// The facts of a source, and a sentence about a part of it that could not be read.
  private typealias Reading = (facts: FileFacts, trouble: String?)

  private static func facts(
    of path: String, _ tree: some SourceTree, _ needs: FactNeeds, _ vocabulary: Set<String>
  ) -> Result<Reading, SourceTrouble> {
    guard let bytes = try? tree.bytes(at: path) else {
      return .failure(SourceTrouble(sentence: "\(path) cannot be read"))
    }
    guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else {
      return .failure(SourceTrouble(sentence: "\(path) is encoded in UTF-16: save it as UTF-8"))
    }
    guard !bytes.prefix(1_024).contains(0) else {
      return .failure(
        SourceTrouble(sentence: "\(path) contains zero bytes, so it is not a Swift source"))
    }
    let facts =
      needs.isEmpty
      ? FactsReader.imports(of: bytes)
      : kept(FactsReader.facts(of: bytes, vocabulary: vocabulary), needs)
    return .success((facts, trouble(in: bytes, facts, path)))
  }

  /// Returns the facts of a checked file, from the memory if possible.
  private static func whole(
    _ file: SourceFile, _ plan: ReadingPlan, _ read: (FactNeeds) -> Result<Reading, SourceTrouble>
  ) -> Result<Reading, SourceTrouble> {
    let needs = plan.needs(file)
    if let known = plan.warm?.facts(of: file.path, needs) { return .success((known, nil)) }
    let found = read(needs)
    if case .success(let reading) = found, reading.trouble == nil {
      plan.warm?.keep(reading.facts, of: file.path, needs)
    }
    return found
  }

  /// Returns the facts of a file outside of the checked part, from the cache if possible.
  private static func beside(
    _ file: SourceFile, _ reach: Reach, _ plan: ReadingPlan,
    _ read: (FactNeeds) -> Result<Reading, SourceTrouble>
  ) -> Result<Reading, SourceTrouble> {
    if reach == .askedFiles { return .success((FileFacts(), nil)) }
    let needs = reach == .imports ? [] : reach == .everything ? plan.needs(file) : plan.shared
    // There are as many uses as words: they are not cached.
    let memory = reach == .everything ? nil : plan.asked?.memory
    if let known = memory?.facts(of: file.path, needs) { return .success((known, nil)) }
    let found = read(needs)
    guard case .success(let (whole, trouble)) = found else { return found }
    let facts = whole.narrowed(to: reach)
    if trouble == nil { memory?.keep(facts, of: file.path, needs) }
    return .success((facts, trouble))
  }

  /// Returns a sentence about a part of the source that could not be read; `nil` if all of it was.
  private static func trouble(in bytes: [UInt8], _ facts: FileFacts, _ path: String) -> String? {
    if let line = facts.tooDeep {
      return
        "\(path):\(line) nests deeper than \(SwiftLexer.deepest) levels; the code after it was not read"
    }
    guard String(bytes: bytes, encoding: .utf8) == nil else { return nil }
    return "\(path) contains bytes that are not UTF-8: some letters may be read wrongly"
  }

  /// Drops the facts that no rule needs, to save memory in large projects.
  private static func kept(_ facts: FileFacts, _ needs: FactNeeds) -> FileFacts {
    var facts = facts
    facts.uses = needs.contains(.uses) ? facts.uses.map(\.self) : []
    facts.strings = needs.contains(.strings) ? facts.strings.map(\.self) : []
    if !needs.contains(.constructs) { facts.constructs = [] }
    facts.declarations = facts.declarations.map { one in
      if needs.contains(.signatures) || one.kind.isTypeOrExtension || one.kind == .typealias {
        return one
      }
      var bare = Declaration(
        one.kind, one.name, line: one.line, column: one.column, parent: one.parent)
      (bare.endLine, bare.hasBody, bare.hasValue) = (one.endLine, one.hasBody, one.hasValue)
      bare.generics = one.generics
      bare.modifiers = one.modifiers.filter { isKept($0, of: one) }
      return bare
    }
    return facts
  }

  /// Returns whether a modifier of a function or property affects its visibility or scope.
  private static func isKept(_ modifier: String, of one: Declaration) -> Bool {
    modifier == "static" || modifier == "class"
      || one.parent == nil && ["private", "fileprivate"].contains(modifier)
  }

  /// Returns a source with its module and layer; `nil` if no target compiles it.
  private func built(_ path: String) -> SourceFile? {
    let target = facts.target(of: path)
    return target == nil && facts.leavesOut(path) ? nil : placed(path, in: target)
  }

  /// Returns a file with its module, layer and placeholder values, from its path alone.
  func placed(_ path: String) -> SourceFile { placed(path, in: facts.target(of: path)) }

  private func placed(_ path: String, in target: (name: String, isTest: Bool)?) -> SourceFile {
    let isTest = target?.isTest ?? SourceFile.isTest(path)
    var file = SourceFile(path: path, module: target?.name, isTest: isTest)
    var depth = 0
    // An Xcode group that is not a folder is more specific than the folder that all files share.
    for shown in [facts.group(of: path), path].compactMap(\.self) {
      for layer in layers where !isTest || layer.folders.contains(where: \.namesTests) {
        for folder in layer.folders where folder.match(shown) != nil {
          // The innermost folder decides: `Features/Feed/Domain` is Domain.
          guard let found = folder.deepest(shown), found.depth > depth else { continue }
          depth = found.depth
          (file.layer, file.holes) = (layer.name, found.holes)
          file.module = layer.module(of: shown, depth, found.holes, target: target?.name)
        }
      }
    }
    return file
  }
}

/// The error of a source that could not be read.
struct SourceTrouble: Error {
  var sentence: String
}
