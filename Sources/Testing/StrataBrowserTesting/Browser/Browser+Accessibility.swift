import Foundation

/// A rule of axe-core (an accessibility checker) that the page violates, with the places where it
/// does.
public struct AxeViolation: Sendable, Equatable, CustomStringConvertible {
  /// The rule's id, such as `color-contrast`.
  public let rule: String
  /// The impact: `minor`, `moderate`, `serious` or `critical`.
  public let impact: String
  /// A description of the rule.
  public let help: String
  /// The places where the rule is violated.
  public let nodes: [Node]

  /// A place where the rule is violated.
  public struct Node: Sendable, Equatable {
    /// A CSS selector of the element that violates the rule.
    public let target: String
    /// The HTML of the element that violates the rule.
    public let html: String
    /// A description of possible fixes of the violation.
    public let summary: String
  }

  public var description: String {
    let places = nodes.map { "\n  \($0.target): \($0.html)\n    \($0.summary)" }
    return "\(rule) (\(impact)): \(help)\(places.joined())"
  }
}

/// The rules that axe-core checks a page against.
public enum AxeRules: String, Sendable {
  /// All rules that axe-core checks by default.
  case all
  /// The rules whose result depends on colours: the contrast of texts, and links that differ from
  /// the text around them. These rules are enough for a page that was checked against ``all`` in
  /// another appearance, and take less than half of the time.
  case colors

  /// The options for `axe.run` that select these rules.
  fileprivate var names: JSONValue {
    switch self {
    case .all: .null
    case .colors: ["color-contrast", "link-in-text-block"]
    }
  }
}

extension Browser {
  /// Runs axe-core on the current page and returns the violated rules.
  ///
  ///     #expect(try await browser.axeViolations() == [])
  ///
  /// `Scripts/fetch-axe` puts axe-core into the build folder; `STRATA_AXE` names another file.
  ///
  /// Running animations are completed first, because translucent text violates the contrast rules.
  ///
  /// - Parameters:
  ///   - rules: The rules to check.
  ///   - frames: Whether embedded pages are checked, too.
  /// - Throws: ``AxeMissing`` if axe-core is not installed.
  public func axeViolations(
    _ rules: AxeRules = .all, frames: Bool = true
  ) async throws -> [AxeViolation] {
    if try await run("return typeof axe === 'undefined'") == true {
      try await run(Axe.source.get())
    }
    let answer = try await run(
      """
      const options = {resultTypes: ['violations'], iframes: arguments[0]};
      if (arguments[1]) options.runOnly = {type: 'rule', values: arguments[1]};
      const moving = () => document.getAnimations().filter(it => it.playState === 'running'
        && it.timeline === document.timeline && isFinite(it.effect.getComputedTiming().endTime));
      const frame = () => new Promise(requestAnimationFrame);
      const rest = async () => {
        // A view that a finger has just left is still pressed for some frames, and fades then.
        for (let left = 120; left-- && (moving().length || document.querySelector('button:active'));) {
          await Promise.allSettled(moving().map(it => it.finished));
          await frame();
        }
      };
      return rest().then(() => axe.run(document, options)).then(result =>
        result.violations.map(v => ({
          rule: v.id, impact: v.impact ?? '', help: v.help,
          nodes: v.nodes.map(n => ({
            target: n.target.flat().join(' '), html: n.html.slice(0, 300),
            summary: n.failureSummary ?? '',
          })),
        })));
      """, .bool(frames), rules.names)
    return (answer.array ?? []).map(AxeViolation.init)
  }
}

extension AxeViolation {
  init(_ answer: JSONValue) {
    rule = answer["rule"]?.string ?? ""
    impact = answer["impact"]?.string ?? ""
    help = answer["help"]?.string ?? ""
    nodes = (answer["nodes"]?.array ?? []).map { node in
      Node(
        target: node["target"]?.string ?? "", html: node["html"]?.string ?? "",
        summary: (node["summary"]?.string ?? "").replacingOccurrences(of: "\n", with: " "))
    }
  }
}

/// The error of a missing axe-core script.
public struct AxeMissing: Error, Equatable, CustomStringConvertible {
  /// The paths at which axe was searched.
  public let searched: [String]
  public var description: String {
    "axe.min.js is missing at \(searched.joined(separator: " and at ")): run Scripts/fetch-axe"
  }
}

private enum Axe {
  /// The text of axe-core, which is read only once: it has 430 KB, and every screen is checked.
  static let source = Result { try load() }

  private static func load() throws -> String {
    let given = ProcessInfo.processInfo.environment["STRATA_AXE"].map { [$0] }
    let here = FileManager.default.currentDirectoryPath + "/.build/tools/axe.min.js"
    // The build folder is .build/PLATFORM/debug; the tools are in .build.
    let above = sequence(first: BuiltExecutable.buildFolder) { $0.deletingLastPathComponent() }
      .prefix(4).map { $0.appendingPathComponent("tools/axe.min.js").path }
    let places = given ?? above + [here]
    for place in places where FileManager.default.fileExists(atPath: place) {
      return try String(contentsOfFile: place, encoding: .utf8)
    }
    throw AxeMissing(searched: places)
  }
}
