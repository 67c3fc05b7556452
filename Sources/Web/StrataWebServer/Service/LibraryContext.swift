import Glibc
import StrataCEventLoop
import StrataCLibWebSockets
import Synchronization

/// A libwebsockets context with a virtual host that serves adopted sockets but does not listen, and
/// the C structures that it keeps pointers to.
final class LibraryContext {
  /// A lock for creating and destroying contexts, which count OpenSSL's users in plain global
  /// variables.
  private static let turn = Mutex(())

  let context: OpaquePointer
  let vhost: OpaquePointer
  private let memory: CMemory
  private let events: EventLoop

  /// Creates a context; `nil` if libwebsockets cannot create one.
  ///
  /// - Parameter user: The value that callbacks get from `lws_context_user`.
  init?(_ configuration: WebServer.Configuration, user: UnsafeMutableRawPointer) {
    guard let events = EventLoop() else { return nil }
    let memory = CMemory()
    var info = Self.info(configuration, memory)
    info.user = user
    info.options |= UInt64(clws_option_libev())
    info.foreign_loops = memory.loops([events.libev])
    let context = Self.turn.withLock { _ in
      nonisolated(unsafe) let made = lws_create_context(&info)
      return made
    }
    guard let context else { return nil }
    guard let vhost = lws_get_vhost_by_name(context, "default") else {
      // libwebsockets uses the event loop and the C structures until it has destroyed the context.
      withExtendedLifetime((events, memory)) { Self.destroy(context) }
      return nil
    }
    self.memory = memory
    self.events = events
    self.context = context
    self.vhost = vhost
  }

  /// Waits for events, and handles them by callbacks.
  ///
  /// Debian's libwebsockets does not set libev's timer again while it waits for a later time. So
  /// while connections are open, which may have time limits, it looks for timers every second.
  ///
  /// - Parameter ticks: Whether to wait for a second at most.
  /// - Returns: `true` if a second is over, else `false`.
  func turn(ticks: Bool) -> Bool {
    let isSecondOver = events.turn(ticks: ticks)
    if isSecondOver { wake() }
    return isSecondOver
  }

  /// Calls a closure in each turn in which a descriptor has bytes to read or its peer has ended,
  /// until the watch ends, before libwebsockets reads. Returns `nil` if there is no memory left.
  func watch(_ descriptor: Int32, ready: @escaping () -> Void) -> DescriptorWatch? {
    events.watch(descriptor, ready: ready)
  }

  /// Wakes the event loop at once, so that libwebsockets handles what it has already read, and its
  /// timers. It does so only after an event, which a call outside of a callback is not.
  func wake() { lws_cancel_service(context) }

  /// Closes all connections, with their callbacks, and frees everything.
  func destroy() { Self.destroy(context) }

  private static func destroy(_ context: OpaquePointer) {
    nonisolated(unsafe) let context = context
    turn.withLock { _ in lws_context_destroy(context) }
  }
}

extension LibraryContext {
  private static func info(
    _ configuration: WebServer.Configuration, _ memory: CMemory
  ) -> lws_context_creation_info {
    var info = lws_context_creation_info()
    info.port = clws_no_listen()
    info.vhost_name = memory.string("default")
    info.protocols = memory.list([protocolEntry(memory)], end: lws_protocols())
    setLimits(configuration, &info)
    setWebSocket(&info, memory)
    if let tls = configuration.tls { setTLS(tls, &info, memory) }
    // Offered in TLS; otherwise clients would be served HTTP/2, whose streams are not supported
    // here.
    info.alpn = memory.string("http/1.1")
    return info
  }

  private static func protocolEntry(_ memory: CMemory) -> lws_protocols {
    var entry = lws_protocols()
    entry.name = memory.string("default")
    entry.callback = libraryCallback
    // One such buffer is allocated per WebSocket; larger messages arrive in parts.
    entry.rx_buffer_size = 2048
    // Otherwise a single write is cut to the size of that buffer, and the rest copied.
    entry.tx_packet_size = 128 << 10
    return entry
  }

  private static func setLimits(
    _ configuration: WebServer.Configuration, _ info: inout lws_context_creation_info
  ) {
    info.max_http_header_data2 = UInt32(headerRoom(configuration))
    info.keepalive_timeout = Int32(configuration.keepAliveSeconds)
    info.timeout_secs = UInt32(configuration.requestSeconds)
    info.timeout_secs_ah_idle = UInt32(configuration.requestSeconds)
    info.pt_serv_buf_size = 16 << 10
    info.fd_limit_per_thread = tableSize(configuration.maximumConnections)
  }

  /// Returns the size of libwebsockets' header buffer. libwebsockets closes a connection whose
  /// header is larger, without an answer. So the buffer is larger than the configured limit, and
  /// headers between the two sizes are answered with 431.
  static func headerRoom(_ configuration: WebServer.Configuration) -> Int {
    max(128 << 10, 4 * configuration.maximumHeaderBytes)
  }

  /// Returns the size of libwebsockets' connection table. By default it has a row for each
  /// descriptor that the process may open, and finds a row at once; a smaller table is searched. So
  /// it is limited only if the system allows very many descriptors.
  private static func tableSize(_ connections: Int) -> UInt32 {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    let wanted = connections + Acceptor.slack + 32
    return limit.rlim_cur > 65_536 && wanted < limit.rlim_cur ? UInt32(wanted) : 0
  }

  private static func setWebSocket(
    _ info: inout lws_context_creation_info, _ memory: CMemory
  ) {
    // Zeros disable the library's pings: they keep a timer for each socket in one sorted list,
    // which every message traverses to move its socket to the end, and each takes a turn.
    info.retry_and_idle_policy = memory.list([lws_retry_bo_t()], end: lws_retry_bo_t())
    // No extensions: Debian's permessage-deflate ends the process by a failed assertion when a peer
    // sends 4,128 equal letters compressed, or when an empty message is sent to it.
  }

  private static func setTLS(
    _ tls: WebServer.TLSFiles, _ info: inout lws_context_creation_info, _ memory: CMemory
  ) {
    info.options |= UInt64(clws_option_tls())
    info.ssl_cert_filepath = memory.string(tls.certificate)
    info.ssl_private_key_filepath = memory.string(tls.key)
    // TLS 1.2 with forward secrecy only; TLS 1.3 has no other suites.
    info.ssl_cipher_list = memory.string("ECDHE+AESGCM:ECDHE+CHACHA20")
  }
}
