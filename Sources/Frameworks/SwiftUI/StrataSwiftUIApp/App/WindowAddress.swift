import Foundation
import StrataDeviceServices
import StrataSwiftUINavigation
import SwiftUICore

/// The part of a URL that names a window of the app and its value, such as `/-/note/WzRd`.
struct WindowAddress: Equatable {
  var id: String
  /// The value that the window shows, encoded as text; `nil` for none.
  var value: String?

  static let mark = "-"

  init(id: String, value: String?) {
    self.id = id
    self.value = value
  }

  /// Creates an address from a URL; returns `nil` if the URL names the app's first window.
  init?(url: String) {
    let parts = URLPath.components(url)
    guard parts.count > 1, parts[0] == Self.mark else { return nil }
    id = parts[1]
    value = parts.count > 2 && parts[2] != Self.mark ? parts[2] : nil
  }

  /// The path components of the address. Since other components follow, there is always a value;
  /// `-` stands for none.
  var components: [String] { [Self.mark, id, value ?? Self.mark] }
  var url: String { URLPath.text(components) }
}

extension WindowAddress {
  /// Creates the address of a window for a value of this type.
  init<Value: Encodable>(id: String, of value: Value) {
    let data = try? JSONEncoder().encode([value])
    let text = data?.base64EncodedString().replacing("+", with: "~").replacing("/", with: "_")
    self.init(id: id, value: text?.replacing("=", with: ""))
  }

  /// Returns the decoded value; `nil` if the text is not a value that this app has encoded.
  func decoded<Value: Decodable>(_ type: Value.Type) -> Value? {
    guard var text = value?.replacing("~", with: "+").replacing("_", with: "/") else { return nil }
    text += String(repeating: "=", count: (4 - text.count % 4) % 4)
    guard let data = Data(base64Encoded: text) else { return nil }
    return try? JSONDecoder().decode([Value].self, fromUntrusted: data).first
  }
}

extension EnvironmentValues {
  private enum AddressKey: EnvironmentKey { static var defaultValue: WindowAddress? { nil } }

  /// The address of the window; `nil` for the app's first window.
  var windowAddress: WindowAddress? {
    get { self[AddressKey.self] }
    set { self[AddressKey.self] = newValue }
  }
}
