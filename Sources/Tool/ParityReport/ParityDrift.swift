/// Says what of the page is not true any more.
enum ParityDrift {
  /// The first lines that differ, as sentences; empty where the page is what it should be.
  static func sentences(page: String, expected: String) -> [String] {
    guard page != expected else { return [] }
    let old = Set(page.split(separator: "\n"))
    let new = Set(expected.split(separator: "\n"))
    let gone = page.split(separator: "\n").filter { !new.contains($0) }.prefix(3)
    let come = expected.split(separator: "\n").filter { !old.contains($0) }.prefix(3)
    return ["docs/parity.md is out of date: run make parity"]
      + gone.map { "  it says      \($0.prefix(160))" }
      + come.map { "  it should say \($0.prefix(160))" }
  }
}
