import Foundation
import StrataRendering
import StrataViewTree
import SwiftUI

/// The element of a frame.
struct PageFace: View {
  typealias Body = Never
  /// The address on this server; nothing is shown without one.
  let address: String?
  /// The frame's name for screen readers.
  let name: String
  let commands: [PageCommand]
  /// Called with the address whose page was loaded.
  let loaded: @MainActor (String) -> Void
  /// Called with a message of the page.
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

  /// The commands as the script reads them: `[[1, "document.title"]]`.
  private var written: String? {
    guard !commands.isEmpty else { return nil }
    let list = commands.map { [$0.number, $0.script] as [Any] }
    let data = try? JSONSerialization.data(withJSONObject: list)
    return data.map { String(decoding: $0, as: UTF8.self) }
  }
}
