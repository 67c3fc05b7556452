import Foundation
import Testing

@testable import ParityReport

@Suite struct IndexReadingTests {
  private let noon = Date(timeIntervalSince1970: 43_200)

  @Test func `an up-to-date index of every source has no problem`() {
    let reading = IndexReading(compiled: ["/a.swift": noon, "/b.swift": noon])
    #expect(reading.problems(sources: ["/a.swift": noon, "/b.swift": noon - 1]) == [])
  }

  @Test func `a source that was never built is reported`() {
    let problems = IndexReading().problems(sources: ["/b.swift": noon, "/a.swift": noon])
    #expect(
      problems == [
        "/a.swift and 1 more: the compiler's index of symbols has no entry for this file; run "
          + "`swift build --build-tests`"
      ])
  }

  @Test func `a source that changed after it was built is reported`() {
    let reading = IndexReading(compiled: ["/a.swift": noon])
    #expect(
      reading.problems(sources: ["/a.swift": noon + 1]) == [
        "/a.swift: this file was changed after the compiler indexed it; run "
          + "`swift build --build-tests`"
      ])
  }
}
