/// The mutants that were applied and that a test of their row noticed, as the generated table
/// `Tests/Mission/noticed.tsv` lists them.
///
/// `Scripts/mission-mutants --write` writes a line with the row and the fingerprint of each. A
/// mutant whose entry has changed since counts as not applied.
public struct NoticedMutants: Equatable, Sendable {
  /// The path of the table, from the package's folder.
  public static let path = "Tests/Mission/noticed.tsv"

  /// A line of the table of noticed mutants.
  public struct Line: Hashable, Sendable {
    /// The id of the row, such as `W-06`.
    public var row: String
    /// The fingerprint of the mutant, see ``Mutant/fingerprint``.
    public var fingerprint: String

    /// Creates a line of the table.
    public init(row: String, fingerprint: String) {
      self.row = row
      self.fingerprint = fingerprint
    }
  }

  /// The lines in the order of the table.
  public var all: [Line]

  /// Creates a table of the given lines.
  public init(_ lines: [Line]) { all = lines }

  /// Reads a table of two columns. The first line names them.
  ///
  /// - Parameter table: the contents of the file.
  /// - Throws: ``MissionProblems`` with every line that does not have two cells.
  public init(table: String) throws(MissionProblems) {
    var problems: [String] = []
    all = []
    for (number, line) in table.split(separator: "\n").enumerated().dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 2, !cells.contains("") else {
        problems.append("\(Self.path):\(number + 1) needs 2 columns: row, mutant")
        continue
      }
      all.append(Line(row: cells[0], fingerprint: cells[1]))
    }
    guard problems.isEmpty else { throw MissionProblems(all: problems) }
  }

  /// Returns the mutants of a list that were noticed as they are now.
  ///
  /// - Parameter book: the list of all mutants.
  public func kept(of book: MutantBook) -> MutantBook {
    let known = Set(all)
    return MutantBook(book.all.filter { known.contains($0.line) })
  }

  /// Returns a sentence for each line whose mutant has changed or is no longer in the list.
  ///
  /// - Parameter book: the list of all mutants.
  public func outdated(in book: MutantBook) -> [String] {
    let current = Set(book.all.map(\.line))
    return all.filter { !current.contains($0) }.map {
      "\(Self.path) lists a mutant of the row \($0.row) that is no longer in "
        + "\(MutantBook.path): run `make mission-mutants ROWS=\($0.row) ARGS=--write`"
    }
  }
}

extension Mutant {
  /// The line of this mutant in the table of noticed mutants.
  var line: NoticedMutants.Line { .init(row: row, fingerprint: fingerprint) }

  /// A hash of all fields, as 16 hexadecimal digits: FNV-1a of 64 bits, as in
  /// `Scripts/mutation/noticed.py`. It shows whether an entry changed, and protects nothing.
  public var fingerprint: String {
    // Each field ends with a zero byte, so that no text moves to the next field unnoticed.
    let fields = [row, file, find, replace] + (renamed.map { [$0] } ?? []) + tests
    let bytes: [UInt8] = fields.flatMap { Array($0.utf8) + [0] }
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
