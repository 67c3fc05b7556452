/// The ranking of uses, with notes on the rows that name something other than one symbol of
/// Apple's.
public struct UsageTable: Equatable, Sendable {
  /// The rows of the usage ranking.
  public var rows: [Usage]

  /// Creates a ranking of the given rows.
  public init(_ rows: [Usage]) { self.rows = rows }

  /// Reads the ranking and its notes.
  ///
  /// - Parameters:
  ///   - table: columns for kind, API, uses, apps and core.
  ///   - notes: columns for kind, API, meaning (`given`, `elsewhere`, or `is` and paths) and
  ///     reason. An API that ends in `*` matches every one with that prefix.
  /// - Throws: ``ParityProblems`` for an invalid line, or a note that matches no row.
  public init(table: String, notes: String) throws(ParityProblems) {
    let notes = try Self.notes(notes)
    var used: Set<String> = []
    rows = try DataTable(table, name: "usage.tsv").rows.compactMap { cells in
      guard cells.count == 5, let uses = Int(cells[2]) else { return nil }
      let note = notes.first { $0.kind == cells[0] && Self.matches(cells[1], $0.api) }
      if let note { used.insert(note.kind + note.api) }
      return Usage(
        kind: cells[0], api: cells[1], uses: uses, isCore: cells[4] == "yes", note: note?.note)
    }
    let idle = notes.filter { !used.contains($0.kind + $0.api) }
    guard idle.isEmpty else {
      throw ParityProblems(
        all: idle.map {
          "usage-notes.tsv: '\($0.kind) \($0.api)' matches no row of usage.tsv: remove the note"
        })
    }
  }

  private typealias Entry = (kind: String, api: String, note: UsageNote)

  private static func notes(_ text: String) throws(ParityProblems) -> [Entry] {
    var entries: [Entry] = []
    for cells in try DataTable(text, name: "usage-notes.tsv").rows where cells.count == 4 {
      entries.append((cells[0], cells[1], UsageNote(meaning: meaning(cells[2]), reason: cells[3])))
    }
    return entries
  }

  private static func meaning(_ text: String) -> UsageNote.Meaning {
    switch text {
    case "given": .given
    case "elsewhere": .elsewhere
    default: .standsFor(text.split(separator: " ").dropFirst().map(String.init))
    }
  }

  private static func matches(_ api: String, _ pattern: String) -> Bool {
    pattern.hasSuffix("*") ? api.hasPrefix(pattern.dropLast()) : api == pattern
  }
}
