import StrataViewTree
public import SwiftUI

extension Screen {
  /// Tells of views that change what they read while they are drawn, instead of stderr.
  ///
  ///     screen.onLoop { paths in loops += paths }
  public func onLoop(_ action: @escaping ([String]) -> Void) { liveTree.onLoop = action }

  /// Events for things that were gone already, which did nothing.
  public var unknownEvents: Int { liveTree.unknownEvents }
}

extension Screen {
  /// Tells of mistakes of the app that do not stop it, instead of stderr.
  public func onFault(_ action: @escaping (String) -> Void) { liveTree.onFault = action }

  /// Shows another view in the same window.
  public func show<Content: View>(_ content: Content) {
    let scene = WindowGroup { content }
    liveTree.asDevice { scene._mount(in: window) }
    flush()
  }
}
