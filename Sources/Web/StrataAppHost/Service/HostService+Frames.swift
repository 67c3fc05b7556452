import Foundation
import StrataAssets
import StrataHTMLRenderer
import StrataWebServer

extension HostService {
  /// Returns a web page that the app shows in a frame, if the request comes from the device that
  /// the page belongs to.
  func frame(_ request: HTTPRequest) -> HTTPResponse {
    guard let device = cookie.device(of: request),
      let page = FramedPage.page(at: request.path, for: device.rawValue)
    else { return plain("unknown address", status: 404) }
    return switch page.content {
    case .site(let address): Self.holder(of: address)
    case .page(let data, let type): Self.isolated(data, type)
    }
  }

  /// Returns a document that only holds the frame of another site.
  ///
  /// The app's page may only frame documents of this host. This document has no script, and its
  /// content security policy lets it frame other sites.
  private static func holder(of address: String) -> HTTPResponse {
    let nonce = SecretKey.token()
    let sandbox =
      "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
    var response = HTTPResponse.html(
      """
      <!doctype html><html><head><meta charset="utf-8"><title></title><style nonce="\(nonce)">\
      html,body{margin:0;height:100%;overflow:hidden}\
      iframe{display:block;border:0;width:100%;height:100%}\
      </style></head><body><iframe src="\(HTMLText.escape(address))" sandbox="\(sandbox)"\
       allow="fullscreen; autoplay; encrypted-media; picture-in-picture"\
       referrerpolicy="strict-origin-when-cross-origin" title=""></iframe></body></html>

      """)
    SecurityHeaders.add(to: &response)
    response.headers["Content-Security-Policy"] =
      "default-src 'none'; style-src 'nonce-\(nonce)'; frame-src http: https:; base-uri 'none'; "
      + "form-action 'none'; frame-ancestors 'self'"
    response.headers["Cache-Control"] = "no-store"
    return response
  }

  /// Returns bytes of the app as a document without an origin: its scripts run, but can read
  /// neither this host's pages nor the device's cookie.
  private static func isolated(_ data: Data, _ type: String) -> HTTPResponse {
    var response = HTTPResponse(body: .bytes(Array(data)))
    SecurityHeaders.add(to: &response)
    response.headers["Content-Type"] = type
    response.headers["Content-Security-Policy"] =
      "sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox; "
      + "default-src https: http: data: blob: 'unsafe-inline' 'unsafe-eval'; "
      + "frame-ancestors 'self'"
    response.headers["Referrer-Policy"] = "strict-origin-when-cross-origin"
    response.headers["Cache-Control"] = "no-store"
    return response
  }
}
