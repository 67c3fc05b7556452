import Glibc

extension WebServer.TLSFiles {
  /// Checks that both files can be read. Throws an error that names the file, which OpenSSL's
  /// message does not.
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
