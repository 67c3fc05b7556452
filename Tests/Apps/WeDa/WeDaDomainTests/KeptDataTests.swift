import Testing
import WeDaDomain

@Suite struct KeptDataTests {
  private struct FixedKeptDataRepository: KeptDataRepository {
    let parts: [Set<KeptData>]

    func changes() -> AsyncStream<Set<KeptData>> {
      AsyncStream { continuation in
        for part in parts { continuation.yield(part) }
        continuation.finish()
      }
    }
  }

  @Test func `changes of stored data are delivered to a window in order`() async {
    let parts: [Set<KeptData>] = [[.favorites], [.settings, .demo], Set(KeptData.allCases)]
    var heard: [Set<KeptData>] = []
    let useCase = DefaultWatchKeptDataUseCase(kept: FixedKeptDataRepository(parts: parts))
    for await part in useCase.execute() { heard.append(part) }
    #expect(heard == parts)
  }
}
