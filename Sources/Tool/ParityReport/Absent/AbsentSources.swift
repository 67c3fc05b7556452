/// The Swift files that declare missing symbols of Apple's SwiftUI as unavailable.
struct AbsentSources {
  /// The text of each file by its path.
  let files: [String: String]

  /// The folder of the module with the unavailable declarations.
  static let folder = "Sources/Frameworks/SwiftUI/StrataSwiftUIAbsent"
  /// The maximum number of lines of a generated file.
  static let longest = 340

  /// Writes the files of a plan.
  ///
  /// - Parameters:
  ///   - plan: the declarations.
  ///   - own: the symbols that Strata has, with their modules.
  init(_ plan: AbsentPlan, own: OwnSymbols) {
    let modules = Dictionary(
      own.all.filter { $0.kind == .type || $0.kind == .innerType }
        .compactMap { symbol in symbol.module.map { (symbol.key, $0) } },
      uniquingKeysWith: { first, _ in first })
    var files: [String: String] = [:]
    for (group, blocks) in Dictionary(grouping: plan.blocks, by: \.group) {
      for (number, part) in Self.parts(blocks).enumerated() {
        let suffix = number == 0 ? "" : "\(number + 1)"
        files["\(Self.folder)/\(group)\(suffix).swift"] = Self.text(part, modules)
      }
    }
    self.files = files
  }

  /// Divides blocks among files. Extensions that are too long for one file are divided too.
  private static func parts(_ blocks: [AbsentPlan.Block]) -> [[AbsentPlan.Block]] {
    var parts: [[AbsentPlan.Block]] = [[]]
    var length = 0
    for block in blocks.flatMap(\.pieces) {
      if length > 0, length + block.lines.count > longest {
        parts.append([])
        length = 0
      }
      parts[parts.count - 1].append(block)
      length += block.lines.count + 4
    }
    return parts
  }

  private static func text(
    _ blocks: [AbsentPlan.Block], _ modules: [String: String]
  ) -> String {
    let mentions = Set(blocks.flatMap(\.parts).flatMap(\.mentions).flatMap(prefixes))
    var imports = Set(mentions.compactMap { modules[$0] })
    if !mentions.isDisjoint(with: foundation) { imports.insert("Foundation") }
    for (module, names) in outside where !mentions.isDisjoint(with: names) {
      imports.insert(module)
    }
    // The conformance of `Never` to `View`, which shapes without a body of their own use.
    if blocks.contains(where: { $0.text.contains("Body = Never") }) {
      imports.insert("SwiftUICore")
    }
    let lines = imports.sorted().map { "public import \($0)" }
    return
      ([head] + (lines.isEmpty ? [] : [lines.joined(separator: "\n")])
      + blocks.map(\.text)).joined(separator: "\n\n") + "\n"
  }

  /// Returns the paths of a type and of the types around it.
  private static func prefixes(of path: String) -> [String] {
    let names = path.split(separator: ".")
    return names.indices.map { names.prefix($0 + 1).joined(separator: ".") }
  }

  private static let head = """
    // `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
    // edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
    // says so (docs/decisions/0021-parity-by-index.md).
    // swift-format-ignore-file
    """

  private static let foundation: Set = [
    "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "Data", "Date",
    "Locale.Language", "NSPredicate", "NSSortDescriptor", "TimeInterval", "URL", "UserDefaults",
  ]
  private static let outside: [String: Set<String>] = [
    "Combine": ["ObservableObject"], "CoreTransferable": ["NSItemProvider"],
    "StrataFoundationAdditions": ["NSUserActivity"], "UniformTypeIdentifiers": ["UTType"],
  ]
}

extension AbsentPlan.Block {
  /// The name of the files that the block belongs to. Types are grouped by first letter; members by
  /// type, if the type has many.
  fileprivate var group: String {
    let name = String(path.prefix { $0 != "." })
    if isType { return "Types/Types+\(name.prefix(1))" }
    let isLong = ["View", "EnvironmentValues"].contains(name)
    return isLong ? "Members/\(name)" : "Members/Members+\(name.prefix(1))"
  }

  /// The block, divided into pieces that are short enough for a file.
  fileprivate var pieces: [Self] {
    guard !isType, lines.count > AbsentSources.longest else { return [self] }
    // Two lines each: the attribute and the declaration.
    let count = AbsentSources.longest / 2 - 10
    return stride(from: 0, to: parts.count, by: count).map { start in
      var piece = self
      piece.parts = Array(parts[start..<min(parts.count, start + count)])
      return piece
    }
  }

  /// The Swift source of the declaration.
  fileprivate var text: String {
    guard !extended.isEmpty else { return lines.joined(separator: "\n") }
    let head = (attribute.map { [$0] } ?? []) + ["extension \(extended) {"]
    return (head + lines.map { "  \($0)" } + ["}"]).joined(separator: "\n")
  }
}
