import StrataDeviceServices
import StrataWebServer

/// The cookie that identifies a browser as a device: a signed random name that scripts cannot read.
///
/// Over TLS its name has the prefix `__Host-`. Browsers let only this very host set such a cookie,
/// and only over TLS, so a server of a neighbouring name cannot make a visitor its device. A browser
/// that has the plain cookie, from plain HTTP or from an earlier version of this server, keeps its
/// device, and gets the other cookie instead.
struct DeviceCookie: Sendable {
  /// The name of the cookie over plain HTTP.
  static let plainName = "device"
  /// The name of the cookie over TLS.
  static let secureName = "__Host-device"
  /// The maximum age of the cookie in seconds: 400 days, the maximum that browsers accept.
  static let maximumAge = 34_560_000

  let secret: SecretKey

  /// Returns the device of a request; `nil` if the cookie is missing or its signature is invalid.
  func device(of request: HTTPRequest) -> DeviceID? {
    device(in: request.headers.values(for: "Cookie"))
  }

  /// Returns the device that the values of `Cookie` name, with a valid signature.
  ///
  /// The plain cookie counts only if there is no other, since a neighbouring server can set it.
  func device(in cookies: [String]) -> DeviceID? {
    (found(in: cookies, named: Self.secureName) ?? found(in: cookies, named: Self.plainName))?
      .device
  }

  /// A device that a cookie names.
  private struct Found {
    var device: DeviceID
    /// A Boolean value that indicates whether an earlier key signed the cookie.
    var isEarlier: Bool
  }

  func make() -> DeviceID { DeviceID(rawValue: SecretKey.token()) }

  /// Adds the cookie of a device to a response, unless the request has it already, signed with the
  /// present key. Browsers keep it for 400 days after it was set, so it has to be set again now and
  /// then.
  ///
  /// - Parameters:
  ///   - device: The device of the request, which may be new.
  ///   - response: The response to the request.
  ///   - request: The request. Over TLS, its plain cookie is replaced.
  ///   - renews: Whether the cookie is set also if the request has it.
  func set(
    _ device: DeviceID, in response: inout HTTPResponse, to request: HTTPRequest,
    renews: Bool = false
  ) {
    let cookies = request.headers.values(for: "Cookie")
    let (plain, secure) = (
      found(in: cookies, named: Self.plainName), found(in: cookies, named: Self.secureName)
    )
    if let secure, !(secure.isEarlier || renews) || !request.isSecure { return }
    if request.isSecure {
      add(header(for: device, isSecure: true), to: &response)
      if plain != nil { add("\(Self.plainName)=; Path=/; Max-Age=0", to: &response) }
    } else if plain?.isEarlier != false || renews {
      add(header(for: device, isSecure: false), to: &response)
    }
  }

  /// Returns the value of `Set-Cookie` that makes a browser a device.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - isSecure: Whether the browser uses TLS.
  func header(for device: DeviceID, isSecure: Bool) -> String {
    let name = isSecure ? Self.secureName : Self.plainName
    let signature = secret.signature(of: Self.signedText(device.rawValue, named: name))
    return "\(name)=\(device.rawValue).\(signature); Path=/; Max-Age=\(Self.maximumAge);"
      + " HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
  }

  private func add(_ cookie: String, to response: inout HTTPResponse) {
    response.headers.append(cookie, for: "Set-Cookie")
  }

  private func found(in cookies: [String], named name: String) -> Found? {
    for header in cookies {
      for pair in header.utf8.split(separator: UInt8(ascii: ";")) {
        guard let mark = pair.firstIndex(of: UInt8(ascii: "=")),
          pair[..<mark].trimmingBlanks.elementsEqual(name.utf8)
        else { continue }
        let value = pair[pair.index(after: mark)...].trimmingBlanks
        if let found = found(from: Substring(value), named: name) { return found }
      }
    }
    return nil
  }

  private func found(from value: Substring, named name: String) -> Found? {
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let text = Self.signedText(String(parts[0]), named: name)
    let validity = secret.validity(of: String(parts[1]), for: text)
    guard validity != .invalid else { return nil }
    return Found(
      device: DeviceID(rawValue: String(parts[0])), isEarlier: validity == .earlier)
  }

  /// Returns the text of which a cookie has the signature. It contains the cookie's name over TLS:
  /// otherwise a neighbouring server could set a cookie that it got over TLS as the plain one. The
  /// dot keeps both kinds of texts apart, since no cookie has a device with a dot.
  private static func signedText(_ device: String, named name: String) -> String {
    name == secureName ? "\(secureName).\(device)" : device
  }
}

extension Substring.UTF8View {
  /// The bytes without spaces at both ends. Each request of a page comes by here, and characters take
  /// ten times as long.
  fileprivate var trimmingBlanks: Self {
    let space = UInt8(ascii: " ")
    guard let first = firstIndex(where: { $0 != space }),
      let last = lastIndex(where: { $0 != space })
    else { return self[endIndex...] }
    return self[first...last]
  }
}
