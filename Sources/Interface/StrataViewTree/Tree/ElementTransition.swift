public import StrataRendering

/// The transition of an element, as the app declared it.
@MainActor public final class ElementTransition {
  /// The transition at one end: the state, and the animation.
  public struct End {
    /// The transition state at this end.
    public var pose: TransitionState
    /// The animation; `nil` to use that of the change.
    public var motion: Motion?

    /// Creates the transition at one end.
    public init(_ pose: TransitionState, _ motion: Motion? = nil) {
      self.pose = pose
      self.motion = motion
    }
  }

  /// The transition's name. Transitions with equal names are equal. `nil` if transitions cannot be
  /// compared.
  let name: String?
  private let makeEntrance: () -> End
  private let makeExit: () -> End

  lazy var entrance = makeEntrance()
  lazy var exit = makeExit()

  /// Creates the transition that an app has declared for an element.
  ///
  /// - Parameters:
  ///   - name: The name; transitions of equal names are equal.
  ///   - entrance: Returns the state from which the element appears.
  ///   - exit: Returns the state to which the element disappears.
  public init(
    name: String?, entrance: @escaping () -> End, exit: @escaping () -> End
  ) {
    self.name = name
    makeEntrance = entrance
    makeExit = exit
  }

  nonisolated func isSame(as other: ElementTransition) -> Bool {
    self === other || (name != nil && name == other.name)
  }
}
