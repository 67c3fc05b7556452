/// Follows the tasks that an event's handler starts, and those that these tasks start.
public enum EventEffects {
  /// An object that lives as long as the effects of the event whose handler or task the current code
  /// runs in; `nil` if no event is followed.
  ///
  /// A task keeps the values of its beginning until it ends. The owner of the object learns from its
  /// release that nothing of what the event has set in motion is running any more. Detached tasks,
  /// dispatch queues and tasks that were already running do not hold it.
  @TaskLocal public static var current: (any AnyObject & Sendable)?
}

extension Tree {
  /// Runs an action that answers a change, after the current flush has settled. If the flush belongs
  /// to an event, the action is an effect of the event.
  public func afterChange(_ action: @escaping () -> Void) {
    guard let effects else { return afterUpdate(action) }
    afterUpdate { EventEffects.$current.withValue(effects, operation: action) }
  }
}
