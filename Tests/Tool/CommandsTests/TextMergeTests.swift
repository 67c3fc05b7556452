import Foundation
import Testing

@testable import StrataCommands

@Suite struct TextMergeTests {
  private func merged(
    _ ours: String, _ base: String, _ theirs: String
  ) throws -> (text: String, hasConflicts: Bool) {
    let (text, hasConflicts) = try TextMerge.merged(
      Data(ours.utf8), base: Data(base.utf8), theirs: Data(theirs.utf8))
    return (String(decoding: text, as: UTF8.self), hasConflicts)
  }

  @Test func `edits of different lines are both in the result`() throws {
    let (text, hasConflicts) = try merged("A\nb\nc\nd\n", "a\nb\nc\nd\n", "a\nb\nc\nD\n")
    #expect(text == "A\nb\nc\nD\n" && !hasConflicts)
  }

  @Test func `the same edit on both sides is no conflict`() throws {
    let (text, hasConflicts) = try merged("B\n", "a\n", "B\n")
    #expect(text == "B\n" && !hasConflicts)
  }

  @Test func `different edits of a line stay between git's markers`() throws {
    let (text, hasConflicts) = try merged("x\nmine\n", "x\nold\n", "x\nnew\n")
    #expect(hasConflicts)
    #expect(text == "x\n<<<<<<< yours\nmine\n=======\nnew\n>>>>>>> strata\n")
  }
}
