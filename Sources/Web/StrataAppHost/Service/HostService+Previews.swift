import Foundation
import StrataBrowserClient
import StrataWebServer

extension HostService {
  /// Returns the gallery's answer to a request; `nil` for a preview's window and for other paths.
  func answer(of gallery: PreviewGallery, to request: HTTPRequest) -> HTTPResponse? {
    if request.path == "/" {
      return HTTPResponse(status: 302, headers: ["Location": PreviewGallery.root])
    }
    if request.path == "/~/previews.json" { return list(gallery) }
    if request.path.hasPrefix("/~") { return nil }
    switch gallery.place(request.path) {
    case .window: return nil
    case .index: return galleryPage(gallery, request) { $0.index }
    case .preview(let number): return galleryPage(gallery, request) { $0.preview(number) }
    case nil:
      return plain(
        "there is no preview at this address; all previews are at \(PreviewGallery.root)",
        status: 404)
    }
  }

  private func galleryPage(
    _ gallery: PreviewGallery, _ request: HTTPRequest, _ write: (GalleryPage) -> String
  ) -> HTTPResponse {
    guard let script = files[.galleryScript], let style = files[.galleryStyle] else {
      return plain(
        "this server was built without the script and the style sheet of the preview gallery",
        status: 500)
    }
    let nonce = SecretKey.token()
    let page = GalleryPage(
      gallery: gallery, script: script.file, style: style.file, nonce: nonce)
    var response = HTTPResponse.html(write(page))
    SecurityHeaders.add(to: &response, nonce: nonce, frames: true)
    response.headers["Cache-Control"] = "no-store"
    // Set the cookie before the frames are requested, all at once, so that they are windows of one
    // device.
    cookie.set(cookie.device(of: request) ?? cookie.make(), in: &response, to: request)
    return response
  }

  /// Returns the list of previews as JSON, for tools.
  private func list(_ gallery: PreviewGallery) -> HTTPResponse {
    let rows = gallery.entries.map { entry in
      [
        "module": entry.preview.module, "place": entry.preview.place, "title": entry.title,
        "origin": entry.origin, "address": entry.address.percentEncoded,
      ]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var response = HTTPResponse.json(Array((try? encoder.encode(rows)) ?? Data("[]".utf8)))
    SecurityHeaders.add(to: &response)
    return response
  }
}
