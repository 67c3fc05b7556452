import Testing
import WeDaDomain

struct ChooseDemoTests {
  @Test func `the choice of demo data is passed to the repository`() async throws {
    let repository = MockDemoRepository()
    let choose = DefaultChooseDemoUseCase(demo: repository)
    try await choose.execute(true)
    #expect(await repository.isChosen())
    try await choose.execute(false)
    #expect(await !repository.isChosen())
  }

  @Test func `a choice that fails throws the reason`() async throws {
    let choose = DefaultChooseDemoUseCase(demo: MockDemoRepository(error: .storage(.full)))
    await #expect(throws: WeatherError.storage(.full)) { try await choose.execute(true) }
  }

  @Test(arguments: [WeatherError.offline, .timeout])
  func `the errors offline and timeout mean that there is no connection`(error: WeatherError) {
    #expect(error.meansNoConnection)
  }

  @Test(arguments: [
    WeatherError.badKey, .keyNotActiveYet, .quota(until: nil), .providerDown(status: 500),
    .interrupted, .unreadableAnswer(field: "list"), .noSuchPlace("x"), .nothingStored, .cancelled,
  ])
  func `an error with a response does not mean no connection`(error: WeatherError) {
    #expect(!error.meansNoConnection)
  }
}
