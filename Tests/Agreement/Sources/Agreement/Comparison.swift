import Foundation

/// Compares two readers on files and on mutated files.
struct Comparison {
  var show: Int
  /// The number of mutated copies of each source.
  var changes: Int
  /// The folder for sources on which the readers differ, named by number.
  var keep: String?

  struct Report {
    var files = 0
    var facts = 0
    var differing = 0
    var broken = 0
    var isAgreed: Bool { differing == 0 && files > 0 }
    var words: String {
      "\(files) sources, \(facts) facts: \(differing) sources differ; "
        + "of \(broken) more that do not parse only imports were compared"
    }
  }

  func run(on paths: [String]) -> Report {
    var report = Report()
    for path in paths.flatMap(Self.sources).sorted() {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let bytes = Array(data)
      compare(bytes, path, &report)
      var mutations = Mutations(bytes, seed: 0x5EED)
      for (number, changed) in mutations.made(changes).enumerated() {
        compare(changed, "\(path) (change \(number))", &report)
      }
    }
    return report
  }

  private func compare(_ bytes: [UInt8], _ name: String, _ report: inout Report) {
    let reference = Reference(bytes)
    let own = FactLines(own: bytes)
    if reference.hasError { report.broken += 1 } else { report.files += 1 }
    report.facts += reference.facts.lines.count
    var missing = reference.facts.missing(in: own).map { "  missing \($0)" }
    var invented = own.missing(in: reference.facts).map { "  invented \($0)" }
    if reference.hasError {
      missing = missing.filter(Self.tellsImport)
      invented = invented.filter(Self.tellsImport)
    }
    guard !missing.isEmpty || !invented.isEmpty else { return }
    report.differing += 1
    if let keep {
      try? Data(bytes).write(to: URL(filePath: "\(keep)/\(report.differing).swift"))
    }
    guard report.differing <= show else { return }
    print("\(name)\n\((missing + invented).prefix(12).joined(separator: "\n"))")
  }

  /// Returns whether a line describes an import: `missing 3 import A`. A string may contain that
  /// word, too.
  private static func tellsImport(_ line: String) -> Bool {
    line.split(separator: " ").dropFirst(2).first == "import"
  }

  private static func sources(_ path: String) -> [String] {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard isFolder.boolValue else { return [path] }
    let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".swiftinterface") }
      .filter { !$0.contains(".build/") }.map { "\(path)/\($0)" }
  }
}
