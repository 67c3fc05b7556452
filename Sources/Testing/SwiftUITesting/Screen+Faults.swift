import StrataViewTree
public import SwiftUI

extension Screen {
  /// Sets a closure that receives views which change what they read while they are evaluated; by
  /// default they are reported on stderr.
  ///
  ///     screen.onLoop { paths in loops += paths }
  public func onLoop(_ action: @escaping ([String]) -> Void) { liveTree.onLoop = action }

  /// The number of events for elements that no longer existed, which had no effect.
  public var unknownEvents: Int { liveTree.unknownEvents }
}

extension Screen {
  /// Sets a closure that receives recoverable errors of the app; by default they are reported on
  /// stderr.
  public func onFault(_ action: @escaping (String) -> Void) { liveTree.onFault = action }

  /// Shows another view in the same window.
  public func show<Content: View>(_ content: Content) {
    let scene = WindowGroup { content }
    liveTree.asDevice { scene._mount(in: window) }
    flush()
  }
}
