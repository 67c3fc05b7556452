import Glibc
import StrataCLibWebSockets

/// The callback of libwebsockets. It is always called on the service thread, inside of
/// `lws_service`, `lws_create_context` or `lws_context_destroy` of the loop that it belongs to.
func libraryCallback(
  _ wsi: OpaquePointer?, _ reason: lws_callback_reasons, _ user: UnsafeMutableRawPointer?,
  _ input: UnsafeMutableRawPointer?, _ length: Int
) -> Int32 {
  guard let wsi, let context = lws_get_context(wsi), let data = lws_context_user(context) else {
    return 0
  }
  let loop = Unmanaged<ServiceLoop>.fromOpaque(data).takeUnretainedValue()
  // libwebsockets makes this call while it creates the context, and not for a connection.
  if reason == LWS_CALLBACK_OPENSSL_LOAD_EXTRA_SERVER_VERIFY_CERTS {
    loop.tlsContext = user
    return 0
  }
  return loop.handle(wsi, reason, bytes(of: input, length, reason))
}

/// Returns the bytes of a callback's input. The name of an upgrade is a C string; everything else
/// has a length.
private func bytes(
  of input: UnsafeMutableRawPointer?, _ length: Int, _ reason: lws_callback_reasons
) -> UnsafeRawBufferPointer {
  guard let input else { return UnsafeRawBufferPointer(start: nil, count: 0) }
  let isString = reason == LWS_CALLBACK_HTTP_CONFIRM_UPGRADE
  let count = isString ? strlen(input.assumingMemoryBound(to: CChar.self)) : length
  return UnsafeRawBufferPointer(start: input, count: count)
}

extension ServiceLoop {
  /// Handles a callback. Any result but 0 makes libwebsockets close the connection.
  fileprivate func handle(
    _ wsi: OpaquePointer, _ reason: lws_callback_reasons, _ input: UnsafeRawBufferPointer
  ) -> Int32 {
    guard let data = lws_get_opaque_user_data(wsi) else {
      return listen(wsi, reason)
    }
    // `connections` keeps the connection alive until WSI_DESTROY.
    let connection = Unmanaged<Connection>.fromOpaque(data).takeUnretainedValue()
    connection.wsi = wsi
    return connection.handle(reason, input)
  }

  private func listen(_ wsi: OpaquePointer, _ reason: lws_callback_reasons) -> Int32 {
    switch reason {
    case LWS_CALLBACK_RAW_RX_FILE: return admitCallers(lws_get_vhost(wsi)) ? 0 : -1
    case LWS_CALLBACK_RAW_CLOSE_FILE where acceptor?.lost(wsi) == true:
      core.configuration.log(
        "the listening socket failed, so no new connections are accepted: restart the server")
    default: break
    }
    return 0
  }

  /// Accepts waiting connections. Returns `false` if the listening socket is broken.
  private func admitCallers(_ vhost: OpaquePointer?) -> Bool {
    guard let vhost, let acceptor, !isStopping else { return true }
    let outcome = acceptor.accept { descriptor, address in admit(descriptor, address, vhost) }
    if outcome == .full { reportShortage() }
    return outcome != .broken
  }

  /// Reports that there is no descriptor left, at most every ten minutes.
  func reportShortage() {
    let now = core.elapsed()
    guard now >= nextReport else { return }
    nextReport = now + .seconds(600)
    core.configuration.shortage()
  }

  /// Adds a connection, which libwebsockets reads as soon as its first head was looked at.
  ///
  /// - Parameter setUp: Changes the connection before its first callback.
  func admit(
    _ descriptor: Int32, _ address: String, _ vhost: OpaquePointer,
    setUp: (Connection) -> Void = { _ in }
  ) {
    let connection = makeConnection(descriptor, address)
    setUp(connection)
    connections[connection.id] = connection
    // A front has looked at the head, and TLS hides it.
    if connection.isHanded || core.configuration.tls != nil {
      begin(connection, descriptor, vhost)
    } else {
      awaitHead(of: connection, descriptor)
    }
  }

  /// Adds a connection to those of libwebsockets, which then reads it.
  func begin(_ connection: Connection, _ descriptor: Int32, _ vhost: OpaquePointer) {
    var request = lws_adopt_desc_t()
    request.vh = vhost
    request.type = lws_adoption_type(
      LWS_ADOPT_SOCKET.rawValue | LWS_ADOPT_HTTP.rawValue | LWS_ADOPT_ALLOW_SSL.rawValue)
    request.fd.sockfd = descriptor
    request.opaque = Unmanaged.passUnretained(connection).toOpaque()
    // On failure libwebsockets has closed the socket.
    if lws_adopt_descriptor_vhost_via_info(&request) == nil { forget(connection) }
  }

  func forget(_ connection: Connection) {
    guard connections.removeValue(forKey: connection.id) != nil else { return }
    connection.end()
    core.counters.update { $0.openConnections -= 1 }
  }
}
