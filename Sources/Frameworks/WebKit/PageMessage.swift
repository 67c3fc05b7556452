import Foundation
import StrataDeviceServices

/// A message of a page, as the browser's script passes it on (docs/internals/wire.md, Frames).
enum PageMessage: Equatable {
  case ran(number: Int, value: String?, error: String?)
  case said(name: String, body: String)
  case link(URL, isBlank: Bool)

  private struct Fields: Decodable {
    var strata: String
    var number: Int?
    var value, error, name, body, url: String?
    var blank: Bool?
  }

  /// Reads a message; returns `nil` if it has another form, since a page can send any text.
  init?(_ text: String) {
    guard let fields = try? JSONDecoder().decode(Fields.self, fromUntrusted: Data(text.utf8)) else {
      return nil
    }
    switch fields.strata {
    case "ran":
      guard let number = fields.number else { return nil }
      self = .ran(number: number, value: fields.value, error: fields.error)
    case "said":
      guard let name = fields.name, let body = fields.body else { return nil }
      self = .said(name: name, body: body)
    case "link":
      guard let text = fields.url, let url = URL(string: text) else { return nil }
      self = .link(url, isBlank: fields.blank == true)
    default: return nil
    }
  }

  /// Returns the value that a text contains as JSON; `NSNull` for `null`, and for text that is not
  /// JSON.
  static func value(of json: String) -> Any {
    let value = try? JSONSerialization.jsonObject(
      with: Data(json.utf8), options: .fragmentsAllowed)
    return value ?? NSNull()
  }
}
