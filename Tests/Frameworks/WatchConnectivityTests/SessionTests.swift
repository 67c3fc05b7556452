import Foundation
import StrataDeviceServices
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

  @Test func `each device has a separate session with a separate delegate`() {
    let (ann, bob) = (Device(id: DeviceID(rawValue: "ann")), Device(id: DeviceID(rawValue: "bob")))
    let (first, other) = (Listener(), Listener())
    DeviceHost.$current.withValue(ann) { WCSession.default.delegate = first }
    DeviceHost.$current.withValue(bob) { WCSession.default.delegate = other }
    DeviceHost.$current.withValue(ann) { WCSession.default.activate() }
    #expect(first.code == .sessionNotSupported && other.code == nil)
  }

  @Test func `a session is not supported without a watch, and its delegate is notified`() {
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
