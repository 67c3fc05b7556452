import Foundation
import Testing
import WatchConnectivity

@Suite struct SessionTests {
  private final class Listener: NSObject, WCSessionDelegate {
    var code: WCError.Code?
    func session(
      _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
      error: (any Error)?
    ) { if activationState == .notActivated { code = (error as? WCError)?.code } }
  }

  @Test func `there is no watch, and the delegate hears so`() {
    let (session, listener) = (WCSession.default, Listener())
    session.delegate = listener
    session.activate()
    #expect(!WCSession.isSupported() && !session.isPaired && !session.isReachable)
    #expect(listener.code == .sessionNotSupported)
    #expect(throws: WCError(.sessionNotSupported)) {
      try session.updateApplicationContext(["a": 1])
    }
  }
}
