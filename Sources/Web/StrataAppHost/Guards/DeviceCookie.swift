import StrataDeviceServices
import StrataWebServer

/// The cookie that identifies a browser as a device: a signed random name that scripts cannot read.
struct DeviceCookie: Sendable {
  static let name = "device"
  /// The maximum age of the cookie in seconds: 400 days, the maximum that browsers accept.
  static let maximumAge = 34_560_000

  let secret: SecretKey

  /// Returns the device of a request; `nil` if the cookie is missing or its signature is invalid.
  func device(of request: HTTPRequest) -> DeviceID? {
    device(in: request.headers.values(for: "Cookie"))
  }

  /// Returns the device that one of several values of `Cookie` names, with a valid signature.
  func device(in cookies: some Sequence<String>) -> DeviceID? {
    for header in cookies {
      for pair in header.split(separator: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, parts[0].trimmingBlanks == Self.name else { continue }
        if let device = device(from: parts[1].trimmingBlanks) { return device }
      }
    }
    return nil
  }

  private func device(from value: String) -> DeviceID? {
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, secret.isSignature(String(parts[1]), of: String(parts[0])) else {
      return nil
    }
    return DeviceID(rawValue: String(parts[0]))
  }

  func make() -> DeviceID { DeviceID(rawValue: SecretKey.token()) }

  func header(for device: DeviceID, isSecure: Bool) -> String {
    let name = device.rawValue
    return "\(Self.name)=\(name).\(secret.signature(of: name)); Path=/; Max-Age=\(Self.maximumAge);"
      + " HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
