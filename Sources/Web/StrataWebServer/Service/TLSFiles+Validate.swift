import Glibc

extension WebServer.TLSFiles {
  /// Throws an error that names the file that cannot be read, which OpenSSL's message does not.
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
