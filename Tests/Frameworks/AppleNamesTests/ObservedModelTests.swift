import Combine
import Foundation
import Synchronization
import Testing

/// A model in a file that also imports Combine, so that it sees Combine's declarations in two ways.
private final class Model: ObservableObject {
  @Published var name = "old"
}

struct ObservedModelTests {
  @Test func `a sink in a file that imports Combine receives the published values of a model`() {
    let model = Model()
    let seen = Mutex<[String]>([])
    let watch: AnyCancellable = model.$name.sink { name in seen.withLock { $0.append(name) } }
    model.name = "new"
    watch.cancel()
    #expect(seen.withLock { $0 } == ["old", "new"])
  }
}
