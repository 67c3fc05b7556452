import Testing
import WeDaDomain

@Suite struct KeptDataTests {
  private struct FixedKeptDataRepository: KeptDataRepository {
    let all: [KeptChange]

    func changes() -> AsyncStream<KeptChange> {
      AsyncStream { continuation in
        for change in all { continuation.yield(change) }
        continuation.finish()
      }
    }
  }

  @Test func `changes of stored data are delivered to a window in order`() async {
    let all = [
      KeptChange([.favorites]), KeptChange([.settings, .demo]),
      KeptChange(Set(KeptData.allCases), isDeletion: true),
    ]
    var heard: [KeptChange] = []
    let useCase = DefaultWatchKeptDataUseCase(kept: FixedKeptDataRepository(all: all))
    for await change in useCase.execute() { heard.append(change) }
    #expect(heard == all)
  }
}
