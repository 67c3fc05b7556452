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

  @Test func `only where nobody could tell the weather may demo data be offered`() {
    #expect(WeatherError.offline.leavesNoWeather)
    #expect(WeatherError.badKey.leavesNoWeather)
    #expect(!WeatherError.noSuchPlace("x").leavesNoWeather)
    #expect(!WeatherError.nothingStored.leavesNoWeather)
    #expect(!WeatherError.cancelled.leavesNoWeather)
  }
}
