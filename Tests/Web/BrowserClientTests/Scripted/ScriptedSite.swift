import StrataBrowserClient
import StrataWebServer
import StrataWire

/// The page around a scripted app, with the policy of the real one.
struct ScriptedSite {
  private let page: String
  private let files: [String: ClientFile]
  /// The text that replaces `NEW` on the page and follows the worker's code.
  let version: ServedVersion
  /// The name of a file that is answered 404.
  let refused: ServedVersion

  private static let policy =
    "default-src 'none'; script-src 'nonce-N'; style-src 'self' 'nonce-N'; "
    + "img-src 'self' https: data:; media-src 'self' data:; connect-src 'self'; worker-src 'self'; base-uri 'none'; "
    + "form-action 'self'"

  /// Makes the page and its files.
  ///
  /// - Parameter isInstalled: Whether the page has a service worker.
  init(
    screen: String, body: String, isInstalled: Bool = false,
    version: ServedVersion = ServedVersion(), refused: ServedVersion = ServedVersion()
  ) throws {
    self.version = version
    self.refused = refused
    let script = try BrowserClient.file(.script)
    let device = try BrowserClient.file(.deviceScript)
    let style = try BrowserClient.file(.style)
    let gestures = try BrowserClient.file(.gestures)
    let rows = try BrowserClient.file(.rows)
    let rowStyle = try BrowserClient.file(.rowStyle)
    let push = try BrowserClient.file(.pushScript)
    let install = try BrowserClient.file(.installScript)
    let worker = try BrowserClient.file(.worker)
    let map = try [.map, .leaflet, .mapStyle, .land].map { try BrowserClient.file($0) }
    let all = [script, device, style, gestures, rows, rowStyle, push, install, worker] + map
    files = Dictionary(uniqueKeysWithValues: all.map { ($0.path, $0) })
    var random = SystemRandomNumberGenerator()
    let session = MaskedToken.text(of: "first", using: &random)
    page = """
      <!doctype html><html lang="en"><head><meta charset="utf-8"><title>First</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <link rel="icon" href="data:,"><link rel="stylesheet" href="\(style.url)">
      <style nonce="N" id="rules"></style><script src="\(script.url)" defer nonce="N"></script>
      \(isInstalled ? "<script src=\"\(install.url)\" defer nonce=\"N\"></script>" : "")
      </head><body data-session="\(session)" data-seq="0" data-device="\(device.url)"
      data-nonce="N" data-gestures="\(gestures.url)"
      \(body) data-rows="\(rows.url)" data-row-style="\(rowStyle.url)" data-long="Too long" data-undone="Do it again" data-push="\(push.url)"
      data-map="\(map.map(\.url).joined(separator: " "))" data-words="Connection lost"
      data-unkept="This page is not kept" data-update="There is a new version">
      <div id="screen" data-n="1">\(screen)</div><div id="presentations" data-n="2"></div>
      </body></html>
      """
  }

  func respond(to request: HTTPRequest) -> HTTPResponse {
    if !refused.value.isEmpty, request.path.hasSuffix(refused.value) {
      return .text("it is not there", status: 404)
    }
    guard let file = files[request.path] else {
      var response = HTTPResponse.html(page.replacing("NEW", with: version.value))
      response.headers["Content-Security-Policy"] = Self.policy
      return response
    }
    var response = HTTPResponse(
      headers: ["Content-Type": file.contentType], body: .bytes(file.bytes))
    if file.path.hasSuffix("/sw.js") {
      response.headers["Service-Worker-Allowed"] = "/"
      response.body = .bytes(file.bytes + Array("\n// \(version.value)".utf8))
    }
    return response
  }
}
