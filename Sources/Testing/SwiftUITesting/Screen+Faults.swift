import ViewTree

extension Screen {
  /// Tells of views that change what they read while they are drawn, instead of stderr.
  ///
  ///     screen.onLoop { names in loops += names }
  public func onLoop(_ action: @escaping ([String]) -> Void) { liveTree.onLoop = action }

  /// Events for things that were gone already, which did nothing.
  public var unknownEvents: Int { liveTree.unknownEvents }
}
