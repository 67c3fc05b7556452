import StrataDeviceServices
import StrataWebServer

extension HostService {
  /// Accepts a socket at the path for live updates if it comes from the host's page and a known
  /// device; refuses others.
  func connect(
    _ request: HTTPRequest, _ connection: WebSocketConnection
  ) -> (any WebSocketDelegate)? {
    if let gallery, request.path == GallerySocket.path, isOwnOrigin(request) {
      return GallerySocket(connection, build: gallery.build)
    }
    guard request.path == "/~/live", isOwnOrigin(request), let id = cookie.device(of: request)
    else { return nil }
    let language = AcceptedLanguage.first(in: request.headers["Accept-Language"])
    meets(id)
    let device = device(id)
    DeviceStore.noteSeen(device, at: DeviceClock.now())
    return SocketAdapter(connection, self, device, language: language)
  }

  /// Returns whether the socket comes from the host's page. Browsers always send `Origin` with
  /// a socket.
  private func isOwnOrigin(_ request: HTTPRequest) -> Bool {
    guard let origin = request.headers["Origin"], let host = request.headers["Host"] else {
      return false
    }
    return origin == "http://\(host)" || origin == "https://\(host)"
  }
}
