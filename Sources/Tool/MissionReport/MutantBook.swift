public import Foundation

/// The list of mutants in `Tests/Mission/mutants.json`: an array of objects, one for each mutant.
///
///     [{"row": "W-06", "file": "Apps/…/History.swift", "find": "20", "replace": "21",
///       "tests": ["WeDaDomainTests.HistoryTests"]}]
///
/// An entry for a row that says where a file is has another path under `renamed`, instead of `find`
/// and `replace`.
public struct MutantBook: Equatable, Sendable {
  /// The path of the list, from the package's folder.
  public static let path = "Tests/Mission/mutants.json"

  /// The mutants in the order of the list.
  public var all: [Mutant]

  /// Creates a list of the given mutants.
  public init(_ mutants: [Mutant]) { all = mutants }

  /// Reads a list of mutants.
  ///
  /// - Parameter json: the contents of the file.
  /// - Throws: ``MutantProblems`` with each field that is missing or of a wrong type;
  ///   ``MissionProblems`` if the file is not an array of objects.
  public init(json: Data) throws {
    guard let entries = try? JSONSerialization.jsonObject(with: json) as? [[String: Any]] else {
      throw MissionProblems(all: ["\(Self.path) must be a JSON array of objects"])
    }
    var problems: [MutantProblem] = []
    all = entries.enumerated().compactMap { number, entry in
      Mutant(entry: entry, number: number + 1, problems: &problems)
    }
    guard problems.isEmpty else { throw MutantProblems(all: problems) }
  }

  /// Returns every mistake in the list of mutants.
  ///
  /// - Parameters:
  ///   - rows: the rows of the mission.
  ///   - proofs: the tests that name rows.
  ///   - source: returns the text of a file, or `nil` if it is missing or unreadable.
  public func problems(
    rows: MissionRows, proofs: [TestProof], source: (String) -> String?
  ) -> [MutantProblem] {
    let known = Set(rows.all.map(\.id))
    return all.enumerated().flatMap { number, mutant in
      let judge = MutantJudge(mutant: mutant, entry: number + 1)
      let repeated = all[..<number].contains { $0.isSameChange(as: mutant) }
      return judge.row(known: known, isRepeated: repeated) + judge.change(source: source)
        + judge.tests(proofs: proofs)
    }
  }
}

extension Mutant {
  /// Reads an entry, and adds its mistakes to `problems`; `nil` if it has any.
  fileprivate init?(entry: [String: Any], number: Int, problems: inout [MutantProblem]) {
    let before = problems.count
    func value<Value>(_ field: MutantProblem.Field, _ empty: Value) -> Value {
      if let value = entry[field.rawValue] as? Value { return value }
      let shown = entry[field.rawValue].map { "\($0)" } ?? ""
      problems.append(MutantProblem(entry: number, field: field, value: shown, rule: .isText))
      return empty
    }
    let isRenamed = entry[MutantProblem.Field.renamed.rawValue] != nil
    self.init(
      row: value(.row, ""), file: value(.file, ""),
      renamed: isRenamed ? value(.renamed, "") : nil, find: isRenamed ? "" : value(.find, ""),
      replace: isRenamed ? "" : value(.replace, ""), tests: value(.tests, []))
    if problems.count > before { return nil }
  }

  fileprivate func isSameChange(as other: Mutant) -> Bool {
    (row, file, find, replace) == (other.row, other.file, other.find, other.replace)
      && renamed == other.renamed
  }
}
