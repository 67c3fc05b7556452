import StrataViewTree
public import SwiftUI

extension Screen {
  /// Reports views that change what they read while they are evaluated to a closure, instead of
  /// stderr.
  ///
  ///     screen.onLoop { paths in loops += paths }
  public func onLoop(_ action: @escaping ([String]) -> Void) { liveTree.onLoop = action }

  /// The number of events for elements that no longer existed, which had no effect.
  public var unknownEvents: Int { liveTree.unknownEvents }
}

extension Screen {
  /// Reports recoverable errors of the app to a closure, instead of stderr.
  public func onFault(_ action: @escaping (String) -> Void) { liveTree.onFault = action }

  /// Shows another view in the same window.
  public func show<Content: View>(_ content: Content) {
    let scene = WindowGroup { content }
    liveTree.asDevice { scene._mount(in: window) }
    flush()
  }
}
