/// Whose characters these are.
public enum FeedSource: Hashable, Sendable {
  case service
  /// Invented by the simulator beside the app, or by a test.
  case demo
}
