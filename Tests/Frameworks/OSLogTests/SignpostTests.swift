import OSLog
import Testing

/// Tests of events and intervals of signposts.
@Suite struct SignpostTests {
  private let signposter = OSSignposter(subsystem: "com.example", category: "net")
  private struct Failure: Error {}

  @Test func `a signpost interval is written with its duration`() throws {
    let written = Journal.messages {
      let state = signposter.beginInterval("load", "\(3) pages")
      signposter.endInterval("load", state, "done")
    }
    #expect(written.first == "begin load 3 pages")
    #expect(try /end load: \d+\.\d{6} s done/.wholeMatch(in: written.last ?? "") != nil)
  }

  @Test func `a signpost interval that is ended twice has a duration only the first time`() {
    let written = Journal.messages {
      let state = signposter.beginInterval("load")
      signposter.endInterval("load", state)
      signposter.endInterval("load", state)
    }
    #expect(written.count == 3 && written.last == "end load")
  }

  @Test func `the end of a signpost interval is written even if its closure throws`() {
    let journal = Journal()
    #expect(throws: Failure.self) {
      try journal.collect {
        try signposter.withIntervalSignpost("load", id: OSSignpostID(7)) { throw Failure() }
      }
    }
    #expect(journal.messages.first == "begin load #7" && journal.messages.count == 2)
    #expect(journal.messages.last?.hasPrefix("end load #7: 0.") == true)
  }

  @Test func `signpost events are written, unless signposts are off or have no identifier`() {
    let journal = Journal()
    journal.collect {
      signposter.emitEvent("tap", id: OSSignpostID(3), "\(1)")
      signposter.emitEvent("tap", id: .null)
      signposter.emitEvent("tap", id: .invalid)
      OSSignposter.disabled.emitEvent("tap")
      #expect(signposter.isEnabled && !OSSignposter.disabled.isEnabled)
    }
    journal.collect(.info) {
      signposter.emitEvent("tap")
      #expect(!signposter.isEnabled)
    }
    #expect(journal.messages == ["event tap #3 1"])
  }

  @Test func `signpost identifiers differ, but one object always has the same`() {
    let object = Journal()
    #expect(signposter.makeSignpostID() != signposter.makeSignpostID())
    #expect(signposter.makeSignpostID(from: object) == signposter.makeSignpostID(from: object))
    #expect(OSSignpostID(1) < OSSignpostID(2))
  }

  @Test func `os_signpost pairs the begin and the end of one name and identifier`() throws {
    let log = OSLog(subsystem: "com.example", category: "net")
    let written = Journal.messages {
      os_signpost(.begin, log: log, name: "load", signpostID: OSSignpostID(1))
      os_signpost(.event, log: log, name: "load", "%d of %{public}@", 1, "two")
      os_signpost(.end, log: log, name: "load", signpostID: OSSignpostID(2))
      os_signpost(.end, log: log, name: "load", signpostID: OSSignpostID(1))
    }
    #expect(written.prefix(3) == ["begin load #1", "event load 1 of two", "end load #2"])
    #expect(try /end load #1: \d+\.\d{6} s/.wholeMatch(in: written.last ?? "") != nil)
  }
}
