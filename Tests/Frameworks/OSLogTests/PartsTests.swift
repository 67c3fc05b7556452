import Testing
import os.lock
import os.log
import os.signpost

/// Tests of parts of `os`, which older code imports by their names.
@Suite struct PartsTests {
  @Test func `a file that imports submodules of os can use all of its API`() {
    let written = Journal.messages {
      os_log("old %d", log: OSLog(subsystem: "a", category: "b"), type: .info, 1)
      OSSignposter(subsystem: "a", category: "b").emitEvent("tap")
    }
    #expect(written == ["old 1", "event tap"])
    #expect(OSAllocatedUnfairLock(initialState: 1).withLock { $0 } == 1)
  }
}
