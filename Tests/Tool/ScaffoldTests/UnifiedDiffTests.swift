import Foundation
import Testing

@testable import StrataScaffold

@Suite struct UnifiedDiffTests {
  private func diff(_ before: String?, _ after: String?) -> String {
    UnifiedDiff.text([
      FileChange(
        path: "A.swift", before: before.map { Data($0.utf8) }, after: after.map { Data($0.utf8) })
    ])
  }

  @Test func `a change has three lines of context`() {
    let old = (1...9).map { "\($0)\n" }.joined()
    let new = old.replacing("5\n", with: "five\n5\n")
    #expect(
      diff(old, new)
        == "--- a/A.swift\n+++ b/A.swift\n@@ -2,6 +2,7 @@\n 2\n 3\n 4\n+five\n 5\n 6\n 7\n")
  }

  @Test func `distant changes have separate hunks`() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("2\n3\n", with: "2\n3\n+\n").replacing("\n18\n", with: "\n")
    #expect(diff(old, new).split(separator: "@@ -").count == 3)
  }

  @Test func `the diff of a new file is against /dev/null, as is that of a removed one`() {
    #expect(diff(nil, "a\nb\n") == "--- /dev/null\n+++ b/A.swift\n@@ -0,0 +1,2 @@\n+a\n+b\n")
    #expect(diff("a\n", nil) == "--- a/A.swift\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-a\n")
  }

  @Test func `a last line without a line feed is marked`() {
    #expect(
      diff("a", "a\n")
        == "--- a/A.swift\n+++ b/A.swift\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n")
  }
}
