import Foundation
import StrataRendering

/// The condition under which an animation counts as complete.
///
/// Same as Apple's.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// The animation is complete when its motion appears finished, although a spring may still
  /// settle.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// The animation is complete when nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// A handler for the completion of a transaction's animation.
struct Completion {
  var criteria: AnimationCompletionCriteria
  var action: () -> Void
}

/// The function that waits for the end of an animation; tests replace it.
enum AnimationTime {
  @TaskLocal static var sleep: @Sendable (Double) async throws -> Void = { seconds in
    try await Task.sleep(for: .seconds(seconds.clamped(to: 0...1e9)))
  }
}

extension Transaction {
  /// Adds an action that runs when the animation is complete, or at once if there is no animation.
  ///
  /// An animation that repeats forever never completes.
  ///
  /// - Parameters:
  ///   - criteria: The condition under which the animation counts as complete.
  ///   - completion: A function that is called at the end.
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
