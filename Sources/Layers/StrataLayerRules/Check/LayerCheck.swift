public import StrataImportGraph

/// A checker that judges a tree of sources by a rule book. It prints nothing and changes nothing.
///
///     let violations = try LayerCheck(book: book).violations(in: DiskTree(top: folder))
///
/// A rule cannot pass by accident: a layer without a module, a folder without a layer, a rule that
/// matches nothing and an unused exception are violations too.
public struct LayerCheck: Sendable {
  let book: LayerBook
  /// The day on which exceptions are judged, as `2027-01-31`.
  let today: String

  /// Creates a checker for a rule book.
  public init(book: LayerBook, today: String = Day.today) {
    self.book = book
    self.today = today
  }

  /// Returns every violation, sorted by path and line, then the problems of the rule book itself.
  ///
  /// - Throws: the tree's error if the tree has no files.
  public func violations(in tree: some SourceTree) throws -> [Violation] {
    violations(in: try SourceProject(tree, book: book, also: []))
  }

  /// Returns the violations of a project that has been read.
  public func violations(in project: SourceProject) -> [Violation] {
    result(in: project).violations
  }

  /// The violations of a project, divided by whether something suppresses them.
  public typealias Result = (violations: [Violation], suppressed: [Violation])

  /// Returns the violations of a project that has been read, and those that a comment or an
  /// exception of the rule book suppresses, each with its ``Violation/suppression``.
  public func result(in project: SourceProject) -> Result {
    let (found, empty) = found(in: project)
    var suppressions = Suppressions(book: book, project: project, today: today)
    let judged = found.map { violation in
      var violation = violation
      violation.suppression = suppressions.cover(violation)
      return violation
    }
    // Only a check of the whole project can show that a rule matches nothing.
    let owed = owed(by: project, project.asked == nil ? empty : [])
    return (
      placed(
        judged.filter { $0.suppression == nil } + suppressions.violations() + owed, in: project),
      placed(judged.filter { $0.suppression != nil }, in: project)
    )
  }

  /// Returns the violations in the order of their places, and the rules that matched nothing.
  private func found(in project: SourceProject) -> (violations: [Violation], empty: [Rule]) {
    var found =
      layerViolations(in: project) + platformViolations(in: project) + slips(in: project)
      + links(in: project)
    var empty: [Rule] = []
    for rule in book.rules {
      let judgement = rule.kind.judge(project)
      if judgement.matched == 0 { empty.append(rule) }
      found += judgement.findings.map { violation($0, of: rule) }
    }
    // Files outside of the checked part are read in part only, so findings there are unreliable.
    found = found.filter { project.isAsked($0.path) }
    return (FirstColumns.added(to: found, in: project).sorted(by: Self.order), empty)
  }

  /// Marks those violations whose file exists. Violations without a file concern something that is
  /// missing.
  private func placed(_ violations: [Violation], in project: SourceProject) -> [Violation] {
    let files = Set(project.paths).union(project.links.map(\.path))
    return violations.map { violation in
      var violation = violation
      violation.isPlaced =
        files.contains(violation.path) || violation.path == book.file && book.isFile
      return violation
    }
  }

  /// Returns warnings for sources with an unbalanced bracket, comment, string or `#if`.
  private func slips(in project: SourceProject) -> [Violation] {
    project.judged.compactMap { file in
      guard let line = file.facts.slip else { return nil }
      return Violation(
        id: "broken-source", severity: .warning, path: file.path, line: line, symbol: file.path,
        found: "has a bracket, comment, string or #if without its other end",
        rule: "every bracket, comment, string and #if is balanced",
        why: "strata may misread the code after something that is not balanced",
        remedy: "compile the file: the compiler's errors show what is not balanced")
    }
  }

  /// Returns warnings for links to folders that are not followed: nothing checks the files behind
  /// them.
  private func links(in project: SourceProject) -> [Violation] {
    project.links.map { link in
      let aim =
        link.aim == .above ? "one of its own parent folders" : "a place outside of the project"
      return Violation(
        id: "link", severity: .warning, path: link.path, line: nil, symbol: link.path,
        found: "is a symbolic link to \(aim), which strata does not follow",
        rule: "the project's folder contains its sources",
        why: "no rule checks a file that strata does not read",
        remedy:
          "run strata check on the folder to which the link leads, or add the link to 'ignore'")
    }
  }

  private func violation(_ finding: Finding, of rule: Rule) -> Violation {
    Violation(
      id: rule.id, severity: rule.severity, path: finding.path, line: finding.line,
      column: finding.column,
      symbol: finding.symbol, found: finding.found, rule: rule.says, why: rule.why,
      remedy: rule.remedy, chain: finding.chain)
  }

  private static func order(_ one: Violation, _ other: Violation) -> Bool {
    (one.path, one.line ?? 0, one.column ?? 0, one.id, one.found)
      < (other.path, other.line ?? 0, other.column ?? 0, other.id, other.found)
  }

  /// Returns violations for layers and rules that match nothing.
  private func owed(by project: SourceProject, _ rules: [Rule]) -> [Violation] {
    let empty = book.layers.filter { layer in !project.files.contains { $0.layer == layer.name } }
      .filter { layer in
        !project.paths.contains { path in
          layer.folders.contains { $0.match(path) != nil }
        }
      }
    let emptyLayers = empty.map { layer in
      Violation(
        id: "empty-layer", path: book.file, line: nil, symbol: layer.name,
        found: "the layer \(layer.name) matches no file", rule: "every layer matches a file",
        why: "rules for a layer without files check nothing",
        remedy: "correct the layer's 'folder', or remove the layer")
    }
    let emptyRules = rules.map { rule in
      Violation(
        id: "empty-rule", severity: rule.severity, path: book.file, line: nil, symbol: rule.id,
        found: "the rule \(rule.id) matches nothing in the project",
        rule: "every rule matches something",
        why: "a rule that matches nothing checks nothing",
        remedy: "correct the rule's patterns, or add the rule to 'off' with a reason")
    }
    let renamed = project.asked == nil ? renamedKeys : []
    return emptyLayers + emptyOutsides(in: project) + renamed + emptyRules
  }

  /// Warnings for keys of the rule book that are written by their old names.
  private var renamedKeys: [Violation] {
    book.renamedKeys.sorted { $0.key < $1.key }.map { old, new in
      Violation(
        id: "renamed-key", severity: .warning, path: book.file, line: nil, symbol: old,
        found: "uses the key '\(old)', which was renamed to '\(new)'",
        rule: "a rule book uses the current names of its keys",
        why: "strata reads the old name of a key only until its next release",
        remedy: "write '\(new)' instead of '\(old)'")
    }
  }
}
