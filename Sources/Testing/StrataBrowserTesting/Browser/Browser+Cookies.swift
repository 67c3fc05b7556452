/// A cookie as the browser keeps it.
public struct BrowserCookie: Sendable, Equatable {
  public var name: String
  public var value: String
  public var isHTTPOnly: Bool
  public var isSecure: Bool
  /// `Strict`, `Lax` or `None`.
  public var sameSite: String
}

extension Browser {
  /// The cookies that the page's address is sent, also those that script cannot read.
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

  /// Forgets all cookies of the page's address.
  public func deleteCookies() async throws { try await command("DELETE", "/cookie") }
}
