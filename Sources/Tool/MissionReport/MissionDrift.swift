/// A comparison of `docs/ledgers/mission.md` on disk with the page that the current tests produce.
public struct MissionDrift {
  /// Returns one sentence for each difference, at most ten; empty if the pages are the same.
  ///
  /// - Parameters:
  ///   - page: the page on disk.
  ///   - expected: the page that the current sources give.
  ///   - tests: the names of the tests that prove a row today.
  public static func sentences(page: String, expected: String, tests: Set<String>) -> [String] {
    guard page != expected else { return [] }
    let old = rows(of: page), new = rows(of: expected)
    let gone = new.keys.sorted().filter { old[$0] == nil }
      .map { "docs/ledgers/mission.md lacks the row \($0)" }
    let changed = new.keys.sorted().compactMap { id -> String? in
      guard let before = old[id], let now = new[id], before != now else { return nil }
      if before.contains(MissionPage.provenMark), !now.contains(MissionPage.provenMark) {
        return
          "docs/ledgers/mission.md says that the row \(id) is proven, but \(NoticedMutants.path) "
          + "does not list its current mutant as noticed"
      }
      let missing = names(in: before).filter { !tests.contains($0) }
      return missing.first.map {
        "docs/ledgers/mission.md says that the test '\($0)' proves the row \(id), but there is no "
          + "such test"
      } ?? "docs/ledgers/mission.md is out of date for the row \(id)"
    }
    let all = gone + changed
    guard !all.isEmpty else {
      return ["docs/ledgers/mission.md is out of date: run `make mission`"]
    }
    return Array(all.prefix(10)) + [
      "run `make mission`, and check the changes of docs/ledgers/mission.md"
    ]
  }

  /// Returns the line of each row of the table, by the row's id.
  private static func rows(of page: String) -> [String: Substring] {
    let lines = page.split(separator: "\n").compactMap { line -> (String, Substring)? in
      let cells = line.split(separator: "|")
      guard line.hasPrefix("| "), let id = cells.first?.trimmed, id.contains("-") else {
        return nil
      }
      return (id, line)
    }
    return Dictionary(lines, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the names of the tests that a line links to.
  private static func names(in line: Substring) -> [String] {
    line.split(separator: "[").dropFirst().compactMap { part in
      part.firstRange(of: "](../../Tests/").map { String(part[..<$0.lowerBound]) }
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
