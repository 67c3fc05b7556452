import Foundation

/// When an animation counts as complete.
///
/// Same as Apple's.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// When the motion seems to be over, though a spring may still tremble.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// What is to be done once a transaction's animation is complete.
struct Completion {
  var criteria: AnimationCompletionCriteria
  var action: () -> Void
}

/// How animations wait for their time; a test has its own.
enum AnimationTime {
  @TaskLocal static var sleep: @Sendable (Double) async throws -> Void = { seconds in
    try await Task.sleep(for: .seconds(seconds))
  }
}

extension Transaction {
  /// Acts when the animation is complete; without one, at once.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(Completion(criteria: criteria, action: completion))
  }

  func complete() {
    for completion in completions {
      let seconds =
        completion.criteria == .removed
        ? animation?.wholeDuration : animation?.logicalDuration
      guard seconds != .infinity else { continue }
      // nonisolated(unsafe): handed over once, to the main actor, where apps change their state.
      nonisolated(unsafe) let action = completion.action
      Task { @MainActor in
        if let seconds, seconds > 0 { try? await AnimationTime.sleep(seconds) }
        action()
      }
    }
  }
}
