import Glibc
import StrataCLibWebSockets
import Synchronization

/// A libwebsockets context with one virtual host that serves what it is given but listens nowhere,
/// and the C structures that it keeps pointers to.
final class LibraryContext {
  /// Making and destroying contexts counts OpenSSL's users in plain global variables, so servers of
  /// one process take turns.
  private static let turn = Mutex(())

  let context: OpaquePointer
  let vhost: OpaquePointer
  private let memory: CMemory

  /// - Parameter user: What callbacks get back by `lws_context_user`.
  init?(_ configuration: WebServer.Configuration, user: UnsafeMutableRawPointer) {
    let memory = CMemory()
    var info = Self.info(configuration, memory)
    info.user = user
    let context = Self.turn.withLock { _ in
      nonisolated(unsafe) let made = lws_create_context(&info)
      return made
    }
    guard let context else { return nil }
    guard let vhost = lws_get_vhost_by_name(context, "default") else {
      lws_context_destroy(context)
      return nil
    }
    self.memory = memory
    self.context = context
    self.vhost = vhost
  }

  func destroy() {
    nonisolated(unsafe) let context = context
    Self.turn.withLock { _ in lws_context_destroy(context) }
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
    // Offered in TLS; without it clients would be served HTTP/2, whose streams this is not for.
    info.alpn = memory.string("http/1.1")
    return info
  }

  private static func protocolEntry(_ memory: CMemory) -> lws_protocols {
    var entry = lws_protocols()
    entry.name = memory.string("default")
    entry.callback = libraryCallback
    // One such buffer is allocated per WebSocket; larger messages come in parts.
    entry.rx_buffer_size = 2048
    // Otherwise what is sent at once is cut to the size of that buffer, and the rest copied.
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

  /// Past its own limit libwebsockets closes without a word. So it gets more room than is allowed,
  /// and what lies between is answered with 431.
  static func headerRoom(_ configuration: WebServer.Configuration) -> Int {
    max(128 << 10, 4 * configuration.maximumHeaderBytes)
  }

  /// libwebsockets' table has a row per descriptor the process may open, and finds rows at once; a
  /// smaller one is searched. So it is limited only where the system allows a great many.
  private static func tableSize(_ connections: Int) -> UInt32 {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    let wanted = connections + Acceptor.slack + 32
    return limit.rlim_cur > 65_536 && wanted < limit.rlim_cur ? UInt32(wanted) : 0
  }

  private static func setWebSocket(
    _ info: inout lws_context_creation_info, _ memory: CMemory
  ) {
    // Zeros: the library's own pings keep a timer for each socket in one sorted list, which every
    // message walks through to put its socket's at the end, and each takes a turn of its own.
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
  }
}
