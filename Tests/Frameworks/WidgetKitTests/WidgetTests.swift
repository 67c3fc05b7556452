import Testing
import WidgetKit

@Suite struct WidgetTests {
  @Test func `there are no widgets`() async throws {
    WidgetCenter.shared.reloadAllTimelines()
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
  }
}
