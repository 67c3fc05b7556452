import StrataLayerRules

/// The text that `strata init` prints: each guessed layer with its evidence, then what was written.
struct InitReport {
  let judged: JudgedLayout
  /// The confidence that a layer needs, in percent.
  let least: Int

  /// The text after the rule book was written.
  var text: String {
    let end = judged.written.isEmpty ? judged.questions.isEmpty ? ignorance : doubts : summary
    return evidence.isEmpty ? end : "\(evidence)\n\n\(end)"
  }

  /// The summary if nothing suggests a layer.
  private var ignorance: String {
    "wrote strata.json without a layer, since neither names nor imports suggest one: these files are "
      + "questions under 'outside': \(judged.guess.left.joined(separator: ", ")); divide the code into "
      + "folders, and move their paths to 'layers'; until then 'strata check' has nothing to check"
  }

  /// The summary if no layer is sure enough to be written.
  private var doubts: String {
    let layers = judged.questions.map(\.layer).joined(separator: ", ")
    return
      "wrote strata.json without a layer, since each guessed one is less than \(least) % sure, contradicted by the code, or the only one: "
      + "they are questions under 'outside': \(layers); move their paths to 'layers', or remove the file and run "
      + "'strata init' with a lower '--confidence'; until then 'strata check' has nothing to check"
  }

  private var evidence: String {
    let written = judged.written.map { layer in
      let isConfirmed = layer.confidence < least
      return Self.entry(layer, fate: isConfirmed ? "; written, since you confirmed it" : "")
    }
    let asked = judged.questions.map { Self.entry($0, fate: "; not written, since \(reason($0))") }
    return (written + asked).joined(separator: "\n")
  }

  private func reason(_ one: LayerEvidence) -> String {
    if one.isContradicted {
      return "more than a fifth of the imports and references contradict this guess"
    }
    return one.confidence < least
      ? "\(least) % are required" : "a single layer has no imports to restrict"
  }

  /// Returns the question whether to write a layer that is not sure enough.
  static func question(_ one: LayerEvidence, least: Int) -> String {
    "\(entry(one, fate: ""))\nA layer is written only if it is at least \(least) % sure. Write the layer \(one.layer) nevertheless?"
  }

  private static func entry(_ one: LayerEvidence, fate: String) -> String {
    let head = "\(one.layer): \(one.confidence) % sure, \(findings(one.findingCount))\(fate)"
    let lines =
      places(one) + [
        "  imports     \(imports(one))", "  references  \(references(one.references))",
      ]
    return ([head] + lines).joined(separator: "\n")
  }

  private static func findings(_ count: Int) -> String {
    count == 0 ? "no finding" : count == 1 ? "1 finding" : "\(count) findings"
  }

  // MARK: - Evidence

  private static let grounds: [(LayerEvidence.Ground, String)] = [
    (.layerName, "  folder      %: the name of the layer"),
    (.words, "  folder      %: a word in the name"),
    (.usualName, "  folder      %: a usual name for such files"),
    (.fileNames, "  names       %: usual ends of file names"),
    (.imports, "  folder      %: only imports or references suggest it"),
  ]

  private static func places(_ one: LayerEvidence) -> [String] {
    grounds.compactMap { ground, words in
      let patterns = one.places.filter { $0.ground == ground }.map(\.pattern)
      return patterns.isEmpty ? nil : words.replacing("%", with: list(patterns))
    }
  }

  /// Returns at most three patterns: a project with many features has as many folders of a layer.
  private static func list(_ patterns: [String]) -> String {
    let shown = patterns.prefix(3).joined(separator: ", ")
    return patterns.count > 3 ? "\(shown) and \(patterns.count - 3) more" : shown
  }

  private static func imports(_ one: LayerEvidence) -> String {
    let votes = one.imports
    if votes.count == 0 { return "none that suggests a layer" }
    if one.layer == "Domain" {
      return
        "\(votes.agreeing) of \(votes.count) files import no framework such as SwiftUI or CoreData"
    }
    let wanted = one.layer == "Data" ? "storage or networks" : "screens"
    return
      "\(votes.agreeing) of \(votes.count) files with such imports use frameworks for \(wanted)"
  }

  private static func references(_ votes: LayerEvidence.Votes) -> String {
    votes.count == 0
      ? "none to or from other layers"
      : "\(votes.agreeing) of \(votes.count) to or from other layers keep the rules"
  }

  // MARK: - Summary

  private var summary: String {
    let guess = judged.guess
    let layers =
      guess.folders.count == 1
      ? "1 layer, which holds" : "\(guess.folders.count) layers, which hold"
    let share = "\(guess.coveredCount) of \(guess.fileCount) files (\(guess.percent) %)"
    return "wrote strata.json: \(layers) \(share)" + ends.map { "; \($0)" }.joined()
  }

  private var ends: [String] {
    let guess = judged.guess
    let findings = judged.findingCount
    let asked = judged.questions.map(\.layer).joined(separator: ", ")
    let ends = [
      guess.screensUseData
        ? "no rule forbids the layer Presentation to use the layer Data, since its code does so already"
        : nil,
      findings > 0 ? "'strata check' reports \(Self.findings(findings))" : nil,
      asked.isEmpty
        ? nil
        : "layers that strata is not sure of are questions under 'outside' in strata.json: \(asked)",
      guess.left.isEmpty
        ? nil
        : "no layer matches these files, so assign them yourself: \(guess.left.joined(separator: ", "))",
      guess.folders.count == 1
        ? "strata.json has no rule, because a single layer has no imports to restrict: divide the code into folders first"
        : nil,
    ]
    return ends.compactMap(\.self)
  }
}
