import Testing
import WeDaDomain

struct ChooseDemoTests {
  @Test func `a choice is handed on, there and back`() async throws {
    let repository = MockDemoRepository()
    let choose = DefaultChooseDemoUseCase(demo: repository)
    try await choose.execute(true)
    #expect(await repository.isChosen())
    try await choose.execute(false)
    #expect(await !repository.isChosen())
  }

  @Test func `a choice that cannot be made says why`() async throws {
    let choose = DefaultChooseDemoUseCase(demo: MockDemoRepository(error: .storage(.full)))
    await #expect(throws: WeatherError.storage(.full)) { try await choose.execute(true) }
  }

  @Test(arguments: [WeatherError.offline, .timeout])
  func `nobody was reached`(error: WeatherError) {
    #expect(error.meansNoConnection)
  }

  @Test(arguments: [
    WeatherError.badKey, .keyNotActiveYet, .quota(until: nil), .providerDown(status: 500),
    .interrupted, .unreadableAnswer(field: "list"), .noSuchPlace("x"), .nothingStored, .cancelled,
  ])
  func `whoever answers anything was reached`(error: WeatherError) {
    #expect(!error.meansNoConnection)
  }
}
