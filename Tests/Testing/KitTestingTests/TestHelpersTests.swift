import Foundation
import StrataKitTesting
import Testing

// Names of no mission row, and no literals in the traits, so that nothing counts as a proof.
private let row = "a row"
private let other = "another row"

@Suite(.mission(row)) struct TestHelpersTests {
  @Test(.mission(row, other)) func `a test lists the rows of requirements that it proves as tags`()
    throws
  {
    let test = try #require(Test.current)
    let ids = test.traits.compactMap { ($0 as? MissionTrait)?.ids }
    #expect(ids == [[row, other]])
  }

  @Test func `a temporary folder exists until it is released`() throws {
    var folder: TemporaryFolder? = try TemporaryFolder()
    let url = try #require(folder?.url)
    try Data("x".utf8).write(to: try #require(folder?.file("note.txt")))
    #expect(FileManager.default.fileExists(atPath: url.path))
    folder = nil
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func `two temporary folders differ`() throws {
    #expect(try TemporaryFolder().url != TemporaryFolder().url)
  }

  @Test func `recorded calls are returned in order, and a test can wait for a number of them`()
    async
  {
    let calls = Recorded<Int>()
    async let waited: Void = calls.wait(for: 3)
    (1...3).forEach(calls.record)
    await waited
    #expect(calls.all == [1, 2, 3])
  }

  @Test func `all tasks that wait at a closed gate continue when it opens`() async {
    let gate = Gate()
    let passed = Recorded<Int>()
    let tasks = (1...3).map { number in
      Task {
        await gate.wait()
        passed.record(number)
      }
    }
    #expect(passed.all.isEmpty)
    gate.open()
    await passed.wait(for: 3)
    await gate.wait()
    for task in tasks { await task.value }
    #expect(Set(passed.all) == [1, 2, 3])
  }

  @Test func `waiting at a gate ends when its task is cancelled`() async {
    let gate = Gate()
    let task = Task { await gate.wait() }
    task.cancel()
    await task.value
  }
}
