// This file imports Foundation and neither Observation nor a module of this project. That it
// compiles is half of the test.
import Foundation
import Synchronization
import Testing

@Observable private final class Counter {
  var count = 1
  @ObservationIgnored var ignored = 1
}

private final class Changes: Sendable {
  let count = Mutex(0)
}

struct ObservableMacroTests {
  @Test func `a class declared observable with only Foundation imported notifies of its changes`() {
    let counter = Counter()
    let changes = Changes()
    withObservationTracking {
      _ = (counter.count, counter.ignored)
    } onChange: {
      changes.count.withLock { $0 += 1 }
    }
    counter.ignored = 2
    #expect(changes.count.withLock { $0 } == 0)
    counter.count = 2
    #expect(changes.count.withLock { $0 } == 1)
  }
}
