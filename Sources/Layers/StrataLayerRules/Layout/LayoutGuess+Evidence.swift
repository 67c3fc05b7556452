extension LayoutGuess {
  /// A guessed layer that the rule book does not contain, since too little speaks for it.
  struct Question: Sendable {
    var paths: [String]
    var why: String
  }

  /// Returns the places of a layer with the reasons of the guess.
  func places(of role: Role) -> [LayerEvidence.Place] {
    (folders[role.name] ?? []).sorted().map { .init(pattern: $0, ground: ground(of: $0, role)) }
  }

  private func ground(of pattern: String, _ role: Role) -> LayerEvidence.Ground {
    if pattern.hasSuffix("/*.swift"), !takenFolders.contains(pattern) { return .usualName }
    if pattern.hasSuffix(".swift") {
      return takenFolders.contains(pattern) ? .imports : .fileNames
    }
    if pattern.hasPrefix("**/") { return .layerName }
    let name = pattern.split(separator: "/").last.map(String.init) ?? pattern
    return weak([name], [role]) == nil ? .words : .usualName
  }

  /// Adds a folder to a layer that its imports or references suggest.
  mutating func take(_ place: String, for layer: String, fileCount: Int) {
    left.removeAll { $0 == place }
    folders[layer, default: []].append(place)
    takenFolders.insert(place)
    coveredCount += fileCount
  }

  /// Removes a layer, and keeps it as a question for the people who know the project.
  mutating func ask(_ evidence: LayerEvidence) {
    folders[evidence.layer] = nil
    let patterns = evidence.places.map { PathPattern.below($0.pattern) }
    // The names of Xcode's groups are not part of the paths.
    let isByPath = evidence.files.allSatisfy { path in
      patterns.contains { $0.match(path) != nil }
    }
    questions.append(
      Question(
        paths: isByPath ? patterns.map(\.text) : evidence.files,
        why: "is this the layer \(evidence.layer)? 'strata init' is \(evidence.confidence) % sure: "
          + evidence.summary))
  }
}

extension LayerEvidence {
  /// The evidence in one line.
  fileprivate var summary: String {
    let imports = imports.count == 0 ? [] : ["imports of \(share(imports)) files agree"]
    let references =
      references.count == 0 ? [] : ["\(share(references)) references to and from it agree"]
    let all = imports + references
    return all.isEmpty ? "its name alone suggests it" : all.joined(separator: ", ")
  }

  private func share(_ votes: Votes) -> String { "\(votes.agreeing) of \(votes.count)" }
}
