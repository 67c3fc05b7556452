import Testing
import WidgetKit

@Suite struct WidgetTests {
  @Test func `the list of the current widgets is empty`() async throws {
    WidgetCenter.shared.reloadAllTimelines()
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
  }
}
