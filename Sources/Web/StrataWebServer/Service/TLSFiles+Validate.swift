import Glibc

extension WebServer.TLSFiles {
  /// Names the file that cannot be read, which OpenSSL's own message does not.
  func validate() throws(WebServerError) {
    for path in [certificate, key] {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else {
        throw .unreadableFile(path: path, reason: String(cString: strerror(errno)))
      }
      close(descriptor)
    }
  }
}
