/// A cookie in the browser.
public struct BrowserCookie: Sendable, Equatable {
  /// The name of the cookie.
  public var name: String
  /// The value of the cookie.
  public var value: String
  /// A Boolean value that indicates whether scripts cannot read it.
  public var isHTTPOnly: Bool
  /// A Boolean value that indicates whether the cookie is sent over HTTPS only.
  public var isSecure: Bool
  /// The value of `SameSite`: `Strict`, `Lax` or `None`.
  public var sameSite: String
}

extension Browser {
  /// Returns the cookies for the page's address, including those that scripts cannot read.
  public func cookies() async throws -> [BrowserCookie] {
    (try await command("GET", "/cookie").array ?? []).map { cookie in
      BrowserCookie(
        name: cookie["name"]?.string ?? "", value: cookie["value"]?.string ?? "",
        isHTTPOnly: cookie["httpOnly"]?.bool ?? false, isSecure: cookie["secure"]?.bool ?? false,
        sameSite: cookie["sameSite"]?.string ?? "")
    }
  }

  /// Sets a cookie for the page's address.
  public func setCookie(_ name: String, _ value: String) async throws {
    try await command(
      "POST", "/cookie", ["cookie": ["name": .string(name), "value": .string(value)]])
  }

  /// Deletes all cookies of the page's address.
  public func deleteCookies() async throws { try await command("DELETE", "/cookie") }
}
