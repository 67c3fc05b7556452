import Foundation

/// Properties of a signal action, which C spells differently on each platform.
extension sigaction {
  typealias Handler = @convention(c) (Int32) -> Void
  /// A handler that receives the signal's origin.
  typealias Teller =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  init(handler: Handler, flags: Int32) {
    self.init()
    #if os(Linux)
      __sigaction_handler.sa_handler = handler
    #else
      __sigaction_u.__sa_handler = handler
    #endif
    sa_flags = flags
  }

  init(teller: Teller, flags: Int32) {
    self.init()
    #if os(Linux)
      __sigaction_handler.sa_sigaction = teller
    #else
      __sigaction_u.__sa_sigaction = teller
    #endif
    sa_flags = flags | Int32(SA_SIGINFO)
  }

  /// The handler that receives the signal's origin; `nil` if there is none, or another kind of
  /// handler.
  var teller: Teller? {
    guard sa_flags & Int32(SA_SIGINFO) != 0 else { return nil }
    #if os(Linux)
      return __sigaction_handler.sa_sigaction
    #else
      return __sigaction_u.__sa_sigaction
    #endif
  }

  /// A Boolean value that indicates whether the signal is ignored, as after `nohup`. `SIG_IGN` is
  /// the address 1 in C.
  var isIgnored: Bool {
    #if os(Linux)
      return unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) == 1
    #else
      return unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self) == 1
    #endif
  }
}
