import ActivityKit
import Testing

@Suite struct ActivityTests {
  private struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
  }

  @Test func `requesting an activity throws unsupported`() {
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    #expect(throws: ActivityAuthorizationError.unsupported) {
      _ = try Activity<Ride>.request(
        attributes: Ride(), content: ActivityContent(state: .init(minutes: 1), staleDate: nil))
    }
    #expect(Activity<Ride>.activities.isEmpty)
  }
}
