import Glibc

/// The plugin by which libwebsockets uses libev. A program that was copied to another machine is not
/// linked with it, so Debian's package of it may be missing there.
enum EventLoopPlugin {
  static let library = "libwebsockets-evlib_ev.so"
  static let package = "libwebsockets-evlib-ev"

  /// Returns the error that names the package; `nil` if the plugin can be loaded.
  static func error(library: String = library) -> WebServerError? {
    guard let loaded = dlopen(library, RTLD_LAZY) else {
      return .system("libwebsockets lacks its event loop, install the package \(package)")
    }
    dlclose(loaded)
    return nil
  }
}
