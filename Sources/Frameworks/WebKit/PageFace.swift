import Foundation
import StrataRendering
import StrataViewTree
import SwiftUI

/// The view that draws the element of a frame with a page.
struct PageFace: View {
  typealias Body = Never
  /// The address of the page on this server; if it is `nil`, nothing is shown.
  let address: String?
  /// The name of the frame for screen readers.
  let name: String
  let commands: [PageCommand]
  /// A closure that is called with the address of a page that was loaded.
  let loaded: @MainActor (String) -> Void
  /// A closure that is called with a message of the page.
  let told: @MainActor (String) -> Void

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let (loaded, told) = (view.loaded, view.told)
    var element = Element(.frame, events: [.load, .change])
    element[.frame] = view.address
    element[.label] = view.name.isEmpty ? nil : view.name
    element[.commands] = view.written
    return ElementNode.update(
      old, context, element, innermost: .clip,
      handlers: [(.load, { loaded($0.value) }), (.change, { told($0.value) })]
    ) { EmptyView._update(EmptyView(), $0, $1) }
  }

  /// The commands to the page's script, such as `[[1, "document.title"]]`; `nil` for none.
  private var written: String? {
    guard !commands.isEmpty else { return nil }
    let list = commands.map { [$0.number, $0.script] as [Any] }
    let data = try? JSONSerialization.data(withJSONObject: list)
    return data.map { String(decoding: $0, as: UTF8.self) }
  }
}
