import StrataDeviceServices
import StrataWebServer

extension HostService {
  /// Accepts a socket at the path for live updates if it comes from the host's page and a known
  /// device; refuses others.
  func connect(
    _ request: HTTPRequest, _ connection: WebSocketConnection
  ) -> (any WebSocketDelegate)? {
    let request = proxies.original(request)
    guard names.contain(nameOf: request) else { return nil }
    if let gallery, request.path == GallerySocket.path, isOwnOrigin(request) {
      return GallerySocket(connection, build: gallery.build)
    }
    guard request.path == "/~/live", isOwnOrigin(request), let id = cookie.device(of: request),
      admits(id), wasters.allows(id, at: elapsed())
    else { return nil }
    let language = AcceptedLanguage.first(in: request.headers["Accept-Language"])
    meets(id)
    let device = device(id)
    DeviceStore.noteSeen(device, at: DeviceClock.now())
    DeviceStore.endForgotten(device)
    return SocketAdapter(
      connection, self, device, language: language, opensGeo: PlaceLinks.areOpened(by: request))
  }

  /// Returns whether the socket comes from the host's page: one of the same scheme, name and port.
  /// Browsers always send `Origin` with a socket.
  ///
  /// The scheme is unknown behind a proxy that is not trusted or states none. Then both are accepted.
  private func isOwnOrigin(_ request: HTTPRequest) -> Bool {
    guard let origin = request.headers["Origin"], let host = request.headers["Host"] else {
      return false
    }
    return origin == "https://\(host)" || !request.isSecure && origin == "http://\(host)"
  }
}
