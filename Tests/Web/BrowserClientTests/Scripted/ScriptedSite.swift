import BrowserClient
import WebServer

/// The page around a scripted app, under the policy of the real one.
struct ScriptedSite {
  private let page: String
  private let files: [String: ClientFile]

  private static let policy =
    "default-src 'none'; script-src 'nonce-N'; style-src 'self' 'nonce-N'; "
    + "img-src 'self' https: data:; connect-src 'self'; base-uri 'none'; form-action 'self'"

  init(screen: String, body: String) throws {
    let script = try BrowserClient.file(.script)
    let device = try BrowserClient.file(.deviceScript)
    let style = try BrowserClient.file(.style)
    let gestures = try BrowserClient.file(.gestures)
    let rows = try BrowserClient.file(.rows)
    files = [
      script.path: script, device.path: device, style.path: style, gestures.path: gestures,
      rows.path: rows,
    ]
    page = """
      <!doctype html><html lang="en"><head><meta charset="utf-8"><title>First</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <link rel="icon" href="data:,"><link rel="stylesheet" href="\(style.url)">
      <style nonce="N" id="rules"></style><script src="\(script.url)" defer nonce="N"></script>
      </head><body data-session="first" data-seq="0" data-device="\(device.url)"
      data-nonce="N" data-gestures="\(gestures.url)"
      data-rows="\(rows.url)" data-long="Too long" \(body)>
      <div id="screen" data-n="1">\(screen)</div><div id="presentations" data-n="2"></div>
      </body></html>
      """
  }

  func respond(to request: HTTPRequest) -> HTTPResponse {
    guard let file = files[request.path] else {
      var response = HTTPResponse.html(page)
      response.headers["Content-Security-Policy"] = Self.policy
      return response
    }
    return HTTPResponse(headers: ["Content-Type": file.contentType], body: .bytes(file.bytes))
  }
}
