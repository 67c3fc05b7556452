import Foundation
import StrataSwiftUINavigation
import SwiftUICore

/// Which of an app's windows an address means, and what it shows: `/-/note/WzRd`.
struct WindowAddress: Equatable {
  var id: String
  /// What the window shows, as the app's value is written.
  var value: String?

  static let mark = "-"

  init(id: String, value: String?) {
    self.id = id
    self.value = value
  }

  /// Nothing for an address of the app's first window.
  init?(url: String) {
    let parts = URLPath.components(url)
    guard parts.count > 1, parts[0] == Self.mark else { return nil }
    id = parts[1]
    value = parts.count > 2 && parts[2] != Self.mark ? parts[2] : nil
  }

  /// What follows is the window's own: a value is always there, if only as a mark.
  var components: [String] { [Self.mark, id, value ?? Self.mark] }
  var url: String { URLPath.text(components) }
}

extension WindowAddress {
  /// The address of a window for a value of this type.
  init<Value: Encodable>(id: String, of value: Value) {
    let data = try? JSONEncoder().encode([value])
    let text = data?.base64EncodedString().replacing("+", with: "~").replacing("/", with: "_")
    self.init(id: id, value: text?.replacing("=", with: ""))
  }

  /// The value; nothing where the address was not made by this app.
  func decoded<Value: Decodable>(_ type: Value.Type) -> Value? {
    guard var text = value?.replacing("~", with: "+").replacing("_", with: "/") else { return nil }
    text += String(repeating: "=", count: (4 - text.count % 4) % 4)
    guard let data = Data(base64Encoded: text) else { return nil }
    return try? JSONDecoder().decode([Value].self, from: data).first
  }
}

extension EnvironmentValues {
  private enum AddressKey: EnvironmentKey { static var defaultValue: WindowAddress? { nil } }

  /// The window that the address asked for; nothing in the app's first one.
  var windowAddress: WindowAddress? {
    get { self[AddressKey.self] }
    set { self[AddressKey.self] = newValue }
  }
}
